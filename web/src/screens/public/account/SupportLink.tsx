import { useLocale, useTranslations } from 'use-intl'
import { pathTo } from '#paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'

/** To the contact page. */
export function SupportLink() {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <LinkButton size="compact" to={pathTo('contact', { locale })}>
      {t('contactSupport')}
    </LinkButton>
  )
}
