import type { Checkpoint, Transparency } from '@evenmoor/contract/transparency'
import { Link2, Link2Off } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { downloadFile } from '#browser/download-file.ts'
import type { Followed } from '#features/proof/follow-heads.ts'
import { publishedProof } from '#features/proof/transparency.ts'
import { usdOf } from '#features/proof/usd-of.ts'
import { Amount } from '#ui/Amount.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { NoFiguresYet } from './NoFiguresYet.tsx'
import { utcMoment } from './utc-moment.ts'

type Log = NonNullable<Transparency['log']>

const shownFirst = 5

/** The signed heads of the log, each checked here to be the continuation of the one before. */
export function Checkpoints() {
  const t = useTranslations('proofMore.log')
  const reading = publishedProof.use()
  const proof = reading.kind === 'ready' ? reading.value : null
  const log = proof?.log ?? null
  const place = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  // Where the page is reached by a link, this comes after it.
  useEffect(() => {
    if (hash === '#checkpoints') place.current?.scrollIntoView()
  }, [hash])
  return (
    <section ref={place} id="checkpoints" aria-labelledby="checkpoints-title" className="scroll-mt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="checkpoints-title" className="text-section">
          {t('heading')}
        </h2>
        {log !== null && (
          <Button
            size="compact"
            onClick={() => downloadFile('checkpoints.json', JSON.stringify(log, null, 2), 'application/json')}
          >
            {t('downloadAll')}
          </Button>
        )}
      </div>
      <p className="reading mt-2 text-muted">{t('text')}</p>
      <div className="mt-5 min-h-40 rounded-card border border-line bg-surface px-4 py-4 md:px-6">
        {log === null ? <NoFiguresYet className="h-32 w-full" /> : <Heads log={log} />}
      </div>
    </section>
  )
}

function Heads({ log }: { log: Log }) {
  const t = useTranslations('proofMore.log')
  const { followed, accept } = useFollowed(log)
  const [search] = useSearchParams()
  const wanted = Number(search.get('checkpoint'))
  const marked = headWith(log.checkpoints, wanted)
  const [isWhole, setWhole] = useState(marked !== undefined)
  const isShownWhole = isWhole || followed?.isWhole === false
  const columns = useColumns(followed, marked)
  const problem = followed && problemOf(followed)
  return (
    <>
      {problem !== null && (
        <div className="mb-4">
          <Banner
            tone="loss"
            title={t(problem)}
            actions={
              problem !== 'signatureWrong' &&
              followed?.isSigned !== false && (
                <Button size="compact" onClick={() => void accept().catch(() => undefined)}>
                  {t('accept')}
                </Button>
              )
            }
          >
            {problem === 'otherKey' ? <OtherKey keys={log.keys} /> : t('wrongText')}
          </Banner>
        </div>
      )}
      {marked !== undefined && marked !== wanted && (
        <p className="mb-4">{t('older', { size: wanted, listed: marked })}</p>
      )}
      <DataTable
        caption={t('heading')}
        columns={columns}
        rows={isShownWhole ? log.checkpoints : log.checkpoints.slice(0, shownFirst)}
        rowKey={({ size }) => String(size)}
      />
      {!isShownWhole && log.checkpoints.length > shownFirst && (
        <div className="mt-3">
          <Button size="compact" onClick={() => setWhole(true)}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The gravest of what is wrong with a log; null where nothing is that this browser could check. */
function problemOf({ isSigned, isSameLog, isSameKey }: Followed) {
  if (isSameLog === false) return 'otherLog'
  if (isSigned === false) return 'signatureWrong'
  return isSameKey === false ? 'otherKey' : null
}

/** What to do about another key: it is shown, to be compared with the one that its operator published elsewhere. */
function OtherKey({ keys: [key = ''] }: { keys: readonly string[] }) {
  const t = useTranslations('proofMore.log')
  return (
    <>
      {t('otherKeyText')}
      <code dir="ltr" translate="no" className="mt-2 block font-mono text-small wrap-anywhere">
        {key}
      </code>
    </>
  )
}

/**
 * The size of the head that an address asks for, or else of the oldest listed one that includes it: each includes all before
 * it. Undefined where the address asks for none that was signed.
 */
const headWith = (heads: readonly Checkpoint[], wanted: number): number | undefined =>
  wanted > 0 ? heads.findLast(({ size }) => size >= wanted)?.size : undefined

/** How many entries the head has. The one that the address asks for comes into view, and has the focus. */
function Entries({ size, isMarked }: { size: number; isMarked: boolean }) {
  const locale = useLocale()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isMarked) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [isMarked])
  return (
    <b
      ref={place}
      tabIndex={isMarked ? -1 : undefined}
      aria-current={isMarked || undefined}
      className="font-semibold"
    >
      {size.toLocaleString(locale)}
    </b>
  )
}

const followHeads = () => import('#features/proof/follow-heads.ts')

/**
 * Checked once the list is there; its code comes then. `accept` is for a log that was begun anew, as its operator explained:
 * later lists are compared with this one.
 */
function useFollowed(log: Log): { followed: Followed | null; accept: () => Promise<void> } {
  const [followed, setFollowed] = useState<Followed | null>(null)
  useEffect(() => {
    let isLeft = false
    const check = async () => {
      const found = await (await followHeads()).followHeads(log)
      if (!isLeft) setFollowed(found)
    }
    // Where the code can't be loaded, nothing is claimed.
    check().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [log])
  const accept = async () => {
    const code = await followHeads()
    code.rememberNewest(log)
    setFollowed(await code.followHeads(log))
  }
  return { followed, accept }
}

function useColumns(followed: Followed | null, marked: number | undefined): Column<Checkpoint>[] {
  const t = useTranslations('proofMore.log')
  const locale = useLocale()
  return [
    {
      key: 'entries',
      header: t('entries'),
      narrow: 'startTop',
      rowHeader: true,
      cell: ({ size }) => <Entries size={size} isMarked={size === marked} />,
    },
    {
      key: 'signed',
      header: t('signed'),
      narrow: 'startBottom',
      cell: ({ signed_at }) => <span className="text-muted">{utcMoment(signed_at, locale)}</span>,
    },
    {
      key: 'owed',
      header: t('owed'),
      narrow: 'endTop',
      numeric: true,
      cell: ({ snapshots }) => {
        const total = snapshots.at(-1)?.total
        return typeof total === 'string' ? (
          <Amount value={usdOf(total)} />
        ) : (
          <span className="text-muted">{t('noSnapshot')}</span>
        )
      },
    },
    {
      key: 'root',
      header: t('root'),
      narrow: 'widestOnly',
      cell: ({ root }) => (
        <code dir="ltr" className="font-mono text-small">
          {root.slice(0, 8)}…
        </code>
      ),
    },
    {
      key: 'seen',
      header: t('seen'),
      narrow: 'thirdLine',
      cell: ({ seen_by }) => <SeenBy seenBy={seen_by} />,
    },
    {
      key: 'chain',
      header: t('chain'),
      narrow: 'endBottom',
      numeric: true,
      cell: (head) => <Chain head={head} followed={followed} />,
    },
  ]
}

/** Which witnesses signed a head, and when each of them saw it. */
function SeenBy({ seenBy }: { seenBy: Checkpoint['seen_by'] }) {
  const t = useTranslations('proofMore.log')
  const locale = useLocale()
  if (seenBy.length === 0) return <span className="text-muted">{t('nobody')}</span>
  return (
    <>
      {t('witnesses', { count: seenBy.length })}
      <ul className="text-small text-muted">
        {seenBy.map(({ witness, seen_at }) => (
          <li key={witness}>
            <bdi dir="ltr" translate="no" className="wrap-anywhere">
              {witness}
            </bdi>
            , {utcMoment(seen_at, locale)}
          </li>
        ))}
      </ul>
    </>
  )
}

function Chain({ head, followed }: { head: Checkpoint; followed: Followed | null }) {
  const t = useTranslations('proofMore.log')
  if (head.previous_size === null) return <span className="text-muted">{t('first')}</span>
  const follows = followed?.follows.get(head.size)
  if (follows === undefined) return <span className="text-muted">…</span>
  const Icon = follows ? Link2 : Link2Off
  return (
    <span className={`inline-flex items-center gap-1.5 ${follows ? 'text-gain' : 'font-semibold text-loss'}`}>
      <Icon aria-hidden size={18} />
      {follows ? t('follows') : t('broken')}
    </span>
  )
}
