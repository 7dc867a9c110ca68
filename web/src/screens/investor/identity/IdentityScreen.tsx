import type { IdentityCheck } from '@evenmoor/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { pathTo } from '#paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { BackLink } from '../shared/BackLink.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { useSpoken } from '../shared/use-spoken.ts'
import { Decided } from './Decided.tsx'
import { DocumentChoice } from './DocumentChoice.tsx'
import { Draft } from './Draft.tsx'
import { identityQuery } from './identity-query.ts'
import { InReview } from './InReview.tsx'

/** The own identity check: choose a document, add its pictures, send them, and read what staff decided. */
export default function IdentityScreen() {
  const t = useTranslations('identity')
  const mode = useMode()
  const query = useQuery(identityQuery)
  const [done, setDone] = useState<ReactNode>(null)
  return (
    <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-6 xl:mx-0">
      <BackLink to={pathTo('profile')}>{t('back')}</BackLink>
      <PageTitle title={t('title')} />
      <Banner tone="practice" title={t('practice.title')}>
        {t('practice.text', { mode })}
      </Banner>
      {done && (
        <Banner tone="gain" takesFocus>
          {done}
        </Banner>
      )}
      <Loaded query={query} skeleton={<Skeleton className="h-96" />}>
        {(check) => <Where check={check} onDone={setDone} />}
      </Loaded>
    </div>
  )
}

type WhereProps = { check: IdentityCheck; onDone: (words: ReactNode) => void }

function Where({ check, onDone }: WhereProps) {
  const t = useTranslations('identity.status')
  useSpoken(t(check.status))
  if (check.status === 'draft') return <Draft check={check} onDone={onDone} />
  if (check.status === 'in_review') return <InReview check={check} onDone={onDone} />
  return (
    <>
      {check.status !== 'none' && <Decided check={check} />}
      {check.status !== 'accepted' && <DocumentChoice onDone={() => onDone(null)} />}
    </>
  )
}
