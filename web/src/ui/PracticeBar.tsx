import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { Dialog } from '#ui/Dialog.tsx'

/** Says on every signed-in page that the money is practice money. */
export function PracticeBar() {
  const t = useTranslations('parts.practiceBar')
  const mode = useMode()
  const [open, setOpen] = useState(false)
  return (
    <aside aria-label={t('label', { mode })} className="bg-practice-soft">
      <div className="flex flex-wrap items-center justify-end gap-x-3 px-4 text-small md:px-6">
        <div className="flex min-w-0 grow basis-48 items-center gap-3 py-2">
          <ShieldCheck aria-hidden size={18} className="shrink-0 text-practice" />
          <p className="min-w-0">
            <strong>{t('lead', { mode })}</strong> {t('text', { mode })}
          </p>
        </div>
        <button type="button" className="link min-h-11 min-w-11 shrink-0 px-1" onClick={() => setOpen(true)}>
          {t('details')}
        </button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('detailsTitle', { mode })}>
        <p>{t('detailsText', { mode })}</p>
      </Dialog>
    </aside>
  )
}
