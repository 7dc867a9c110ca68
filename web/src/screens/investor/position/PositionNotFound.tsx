import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'

/** For an address with a position that is not there, or not this person's. */
export function PositionNotFound() {
  const t = useTranslations('position')
  return (
    <>
      <PageTitle title={t('titlePlain')} />
      <EmptyState
        title={t('missing.title')}
        action={<LinkButton to={pathTo('dashboard')}>{t('missing.action')}</LinkButton>}
      >
        {t('missing.text')}
      </EmptyState>
    </>
  )
}
