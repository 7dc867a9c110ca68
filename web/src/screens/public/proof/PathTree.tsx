import { useTranslations } from 'use-intl'
import { cx } from '#ui/cx.ts'

type PathTreeProps = {
  /** The places of the own leaves; none before a check. */
  places: readonly number[]
  /** How many levels are between a leaf and the root. */
  levels: number
}

const [width, top, rise] = [300, 22, 46]
const levelsDrawn = 3

/** Which nodes of a level are above these leaves: 0 is the root's. */
const nodesAbove = (places: readonly number[], level: number, levels: number): ReadonlySet<number> =>
  new Set(places.map((place) => Math.floor(place / 2 ** (levels - level))))

const xOf = (level: number, node: number): number => (width * (node + 0.5)) / 2 ** level
const yOf = (level: number): number => top + level * rise

/** The upper levels of the tree, with the way from the own leaves up to the root lit, one level after the other. */
export function PathTree({ places, levels }: PathTreeProps) {
  const t = useTranslations('proofCheck')
  const drawn = Math.min(levelsDrawn, levels)
  const lit = Array.from({ length: drawn + 1 }, (_, level) => nodesAbove(places, level, levels))
  const isLit = (level: number, node: number) => lit[level]?.has(node) ?? false
  const nodes = Array.from({ length: drawn + 1 }, (_, level) =>
    Array.from({ length: 2 ** level }, (_unused, node) => ({ level, node })),
  ).flat()
  // The leaves' level lights first.
  const delay = (level: number) => ({ animationDelay: `${(drawn - level) * 80}ms` })
  const [own] = lit[drawn] ?? []
  return (
    <figure className="mx-auto w-full max-w-[18.75rem]">
      <svg
        // An image of its own, drawn from data: no file that an <img> could show.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={t('tree', { count: Math.max(places.length, 1) })}
        viewBox={`0 0 ${width} ${yOf(drawn) + 36}`}
        className="w-full"
      >
        {nodes
          .filter(({ level }) => level > 0)
          .map(({ level, node }) => {
            const [x, y, up] = [xOf(level, node), yOf(level), yOf(level - 1)]
            const above = xOf(level - 1, Math.floor(node / 2))
            const on = isLit(level, node)
            return (
              <path
                key={`${level}/${node}`}
                d={`M${x} ${y}C${x} ${y - 30} ${above} ${up + 30} ${above} ${up}`}
                style={on ? delay(level) : undefined}
                className={cx(
                  'fill-none',
                  on ? 'proof-light stroke-gain stroke-[2.5]' : 'stroke-line stroke-[1.5]',
                )}
              />
            )
          })}
        {nodes.map(({ level, node }) => {
          const on = isLit(level, node)
          return (
            <circle
              key={`${level}/${node}`}
              cx={xOf(level, node)}
              cy={yOf(level)}
              r={on ? 9 : 6}
              strokeWidth={3}
              style={on ? delay(level) : undefined}
              className={cx('stroke-surface', on ? 'proof-light fill-gain' : 'fill-hover')}
            />
          )
        })}
        <text x={width / 2 + 18} y={yOf(0) + 5} className="fill-muted text-micro font-semibold">
          {t('treeRoot')}
        </text>
        {own !== undefined && (
          <text
            x={xOf(drawn, own)}
            y={yOf(drawn) + 26}
            textAnchor="middle"
            className="fill-muted text-micro font-semibold"
          >
            {t('treeYou')}
          </text>
        )}
      </svg>
      {places.length > 0 && levels > drawn && (
        <figcaption className="text-center text-micro text-muted">
          {t('hidden', { count: levels - drawn })}
        </figcaption>
      )}
    </figure>
  )
}
