import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** The warning above every public page; it cannot be closed. `link` leads to the risks in full. */
export function RiskStrip({ link }: { link?: ReactNode }) {
  const t = useTranslations('ui.riskStrip')
  return (
    <aside aria-label={t('label')} className="bg-risk-soft">
      <div className="flex items-start gap-3 px-4 py-2 text-small md:items-center md:px-6 xl:px-8">
        <TriangleAlert aria-hidden size={18} className="mt-px shrink-0 text-risk" />
        <p>
          <strong>{t('lead')}</strong> {t('text')} {link}
        </p>
      </div>
    </aside>
  )
}
