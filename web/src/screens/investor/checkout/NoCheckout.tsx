import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { OpenCheckouts } from './OpenCheckouts.tsx'

/** Where no checkout is: the open ones, and the way to a new one. */
export function NoCheckout({ kind }: { kind: 'begin' | 'missing' }) {
  const t = useTranslations('checkout')
  return (
    <>
      <OpenCheckouts />
      <EmptyState
        title={t(`${kind}.title`)}
        action={
          <LinkButton look="primary" to={pathTo('invest')}>
            {t('begin.action')}
          </LinkButton>
        }
      >
        {t(`${kind}.text`)}
      </EmptyState>
    </>
  )
}
