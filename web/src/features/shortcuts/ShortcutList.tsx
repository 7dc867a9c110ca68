import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'react-router'
import { useDevicePreferences } from '#preferences/device-preferences.ts'
import { pathTo } from '#routing/paths.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { pageKeys } from './shortcut.ts'

type Row = { readonly what: string; readonly keys: readonly (readonly string[])[] }

/** All shortcuts, with what is switched off said so, and the way to the switch. */
export function ShortcutList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('search')
  const tPage = useTranslations('investor.shell')
  const { shortcuts } = useDevicePreferences()
  const always: readonly Row[] = [
    {
      what: t('list.search'),
      keys: [
        [tPage('controlKey'), 'K'],
        ['⌘', 'K'],
      ],
    },
    { what: t('list.close'), keys: [['Esc']] },
  ]
  const few: readonly Row[] = [
    { what: t('list.search'), keys: [['/']] },
    { what: t('list.list'), keys: [['?']] },
  ]
  const letters: readonly Row[] = [
    ...Object.entries(pageKeys).map(([key, page]) => ({
      what: tPage(page === 'dashboard' ? 'home' : page),
      keys: [['G', key.toUpperCase()]],
    })),
    { what: t('list.next'), keys: [['J']] },
    { what: t('list.before'), keys: [['K']] },
    { what: t('list.export'), keys: [['E']] },
  ]
  return (
    <Dialog open={open} onClose={onClose} title={t('list.title')}>
      <div className="flex flex-col gap-5">
        <Keys title={t('list.always')} rows={always} off={null} />
        <Keys title={t('list.few')} rows={few} off={shortcuts === 'none' ? t('list.off') : null} />
        <Keys title={t('list.letters')} rows={letters} off={shortcuts === 'all' ? null : t('list.off')} />
        <p>
          <Link
            to={pathTo('editProfile')}
            onClick={onClose}
            className="link inline-flex min-h-11 items-center"
          >
            {t('list.change')}
          </Link>
        </p>
      </div>
    </Dialog>
  )
}

type KeysProps = { title: string; rows: readonly Row[]; off: string | null }

function Keys({ title, rows, off }: KeysProps) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-h3">
        {title}
        {off !== null && <span className="text-small font-normal text-muted"> · {off}</span>}
      </h3>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {rows.map(({ what, keys }) => (
          <Fragment key={`${what} ${keys.flat().join(' ')}`}>
            <dt>{what}</dt>
            <dd className="flex flex-wrap items-start justify-end gap-3" dir="ltr">
              {keys.map((together) => (
                <span key={together.join(' ')} className="flex items-start gap-1">
                  {together.map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </span>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

const Key = ({ children }: { children: ReactNode }) => (
  <kbd
    translate="no"
    className="min-w-7 rounded-chip border border-control bg-sunken px-1.5 text-center font-[inherit] text-small"
  >
    {children}
  </kbd>
)
