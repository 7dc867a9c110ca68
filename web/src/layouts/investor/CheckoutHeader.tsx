import { useTranslations } from 'use-intl'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Logo } from '#ui/Logo.tsx'
import { pathTo } from '#routing/paths.ts'

/** The head of a checkout: nothing beside the payment but the way back. */
export function CheckoutHeader() {
  const t = useTranslations('investor.shell')
  return (
    <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 border-b border-line px-4 md:min-h-18 md:px-6">
      <Logo />
      <LinkButton look="quiet" size="compact" to={pathTo('dashboard')}>
        {t('backHome')}
      </LinkButton>
    </header>
  )
}
