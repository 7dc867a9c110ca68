import { useLocale, useTranslations } from 'use-intl'
import { operator } from '#lib/operator.ts'
import { pageExists, pathTo } from '#paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { LinkButton } from '#ui/LinkButton.tsx'

/** To the contact page; by mail where there is none. */
export function SupportLink() {
  const t = useTranslations('account')
  const locale = useLocale()
  if (pageExists('contact')) {
    return (
      <LinkButton size="compact" to={pathTo('contact', { locale })}>
        {t('contactSupport')}
      </LinkButton>
    )
  }
  return (
    <a href={`mailto:${operator.email}`} className={buttonLook('secondary', 'compact', false)}>
      {t('contactSupport')}
    </a>
  )
}
