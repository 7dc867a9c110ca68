import type { IdentityCheck } from '@evenmoor/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { useAnnounceChanges } from '#ui/use-announce-changes.ts'
import { IdentityDecision } from './IdentityDecision.tsx'
import { DocumentChoice } from './DocumentChoice.tsx'
import { IdentityDraft } from './IdentityDraft.tsx'
import { identityQuery } from '#queries/identity-query.ts'
import { IdentityInReview } from './IdentityInReview.tsx'

/** The own identity check: choose a document, add its pictures, send them, and read what staff decided. */
export default function IdentityScreen() {
  const t = useTranslations('identity')
  const query = useQuery(identityQuery)
  const [done, setDone] = useState<ReactNode>(null)
  return (
    <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-6 xl:mx-0">
      <BackLink to={pathTo('profile')}>{t('back')}</BackLink>
      <PageTitle title={t('title')} />
      <Banner tone="practice" title={t('practice.title')}>
        {t('practice.text')}
      </Banner>
      {done && (
        <Banner tone="gain" takesFocus>
          {done}
        </Banner>
      )}
      <QueryContent query={query} skeleton={<Skeleton className="h-96" />}>
        {(check) => <Where check={check} onDone={setDone} />}
      </QueryContent>
    </div>
  )
}

type WhereProps = { check: IdentityCheck; onDone: (words: ReactNode) => void }

function Where({ check, onDone }: WhereProps) {
  const t = useTranslations('identity.status')
  useAnnounceChanges(t(check.status))
  // The button that was pressed is gone then: reading goes on from the top.
  const begin = () => {
    onDone(null)
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  if (check.status === 'draft') return <IdentityDraft check={check} onDone={onDone} />
  if (check.status === 'in_review') return <IdentityInReview check={check} onDone={onDone} />
  return (
    <>
      {check.status !== 'none' && <IdentityDecision check={check} />}
      {check.status !== 'accepted' && <DocumentChoice onDone={begin} />}
    </>
  )
}
