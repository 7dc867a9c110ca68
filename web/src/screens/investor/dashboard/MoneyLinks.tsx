import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { LinkButton } from '#ui/LinkButton.tsx'

/** What one does with money: beside the title where there is room, else below the balance. */
export function MoneyLinks({ className }: { className: string }) {
  const t = useTranslations('dashboard.balance')
  return (
    <div className={cx('gap-3', className)}>
      <LinkButton look="primary" size="compact" to={pathTo('addMoney')} icon={<Plus aria-hidden size={20} />}>
        {t('addMoney')}
      </LinkButton>
      <LinkButton size="compact" to={pathTo('withdraw')}>
        {t('withdraw')}
      </LinkButton>
    </div>
  )
}
