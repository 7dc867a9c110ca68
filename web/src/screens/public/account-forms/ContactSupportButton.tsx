import { useLocale, useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'

/** To the contact page. */
export function ContactSupportButton() {
  const t = useTranslations('account')
  return (
    <LinkButton size="compact" to={pathTo('contact', { locale: useLocale() })}>
      {t('contactSupport')}
    </LinkButton>
  )
}
