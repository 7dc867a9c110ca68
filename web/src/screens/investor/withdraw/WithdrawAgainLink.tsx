import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'

/** After a payment that arrived: the next one to the same address, such as the rest after a small amount. */
export function WithdrawAgainLink({ address }: { address: string }) {
  const t = useTranslations('payee.trial')
  const to = `${pathTo('withdraw')}?${new URLSearchParams({ address }).toString()}`
  return <LinkButton to={to}>{t('again')}</LinkButton>
}
