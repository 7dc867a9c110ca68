import { me } from '@evenmoor/contract/people'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { pathTo } from '#paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

/** Leads a member of staff without a second factor to where one is added; nothing once there is one. */
export function FactorReminder() {
  const t = useTranslations('staffShell.factor')
  const { data } = useQuery({ queryKey: ['profile'], queryFn: ({ signal }) => call(me, { signal }) })
  if (data === undefined || data.staff_role === null || data.has_second_factor) return null
  return (
    <div className="page pt-6">
      <Banner
        tone="risk"
        title={t('title')}
        actions={
          <LinkButton size="compact" to={pathTo('security')}>
            {t('add')}
          </LinkButton>
        }
      >
        {t('text')}
      </Banner>
    </div>
  )
}
