import { encodeQR } from 'qr'
import { useTranslations } from 'use-intl'

type QrTileProps = {
  text: string
  /** What it holds, in words. */
  label: string
  /** Writes TEST into the middle: for everything on a practice or test network. */
  test?: boolean
}

/** Modules of white around the code. */
const quietZone = 4

/** A QR code on white in both themes. With TEST in the middle it is made to bear the loss (30 % correction). */
export function QrTile({ text, label, test = false }: QrTileProps) {
  const t = useTranslations('parts')
  const rows = encodeQR(text, 'raw', { ecc: test ? 'high' : 'medium', border: quietZone })
  const size = rows.length
  const path = rows
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('')
  const plate = { width: Math.round(size * 0.34), height: Math.round(size * 0.14) }
  return (
    // Drawn from many squares: an img element could not take the theme-free colors from here.
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      direction="ltr"
      className="aspect-square w-full max-w-[240px] min-w-[200px] rounded-media bg-paper forced-color-adjust-none"
    >
      <path d={path} className="fill-ink" />
      {test && (
        <>
          <rect
            x={(size - plate.width) / 2}
            y={(size - plate.height) / 2}
            width={plate.width}
            height={plate.height}
            className="fill-paper"
          />
          <text
            x={size / 2}
            y={size / 2}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={plate.height * 0.8}
            fontWeight={700}
            className="fill-ink"
          >
            {t('test')}
          </text>
        </>
      )}
    </svg>
  )
}
