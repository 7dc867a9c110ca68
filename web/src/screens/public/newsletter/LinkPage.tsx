import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { problemOf } from '#api/problem.ts'
import { useProblemText } from '#api/problem-text.ts'
import { pathTo } from '#paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { SubmitButton } from '../account/SubmitButton.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { useLinkToken } from '../account/use-link-token.ts'

type LinkPageProps = {
  what: 'confirm' | 'unsubscribe'
  send: (token: string) => Promise<unknown>
}

/**
 * What a link in a mail of the newsletter leads to: one button. Opening the page alone does nothing, because mail
 * scanners open links too.
 */
export function LinkPage({ what, send }: LinkPageProps) {
  const t = useTranslations('newsletter')
  const locale = useLocale()
  const textOf = useProblemText()
  const token = useLinkToken()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async () => {
    if (!token || isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await send(token)
      setDone(true)
    } catch (reason) {
      setFailure(textOf(problemOf(reason), t('failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <AccountPage>
      <PageTitle title={t(`${what}.title`)} />
      {isDone && (
        <Banner tone="gain" title={t(`${what}.done`)} takesFocus>
          {t(`${what}.doneNote`)}
        </Banner>
      )}
      {token === null && !isDone && <Banner tone="risk">{t('missing')}</Banner>}
      {failure !== null && <Banner tone="loss" title={failure} takesFocus />}
      {!isDone && token !== null && (
        <form
          method="post"
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <p className="text-muted">{t(`${what}.lead`)}</p>
          <SubmitButton busy={isBusy && t(`${what}.busy`)}>{t(`${what}.submit`)}</SubmitButton>
        </form>
      )}
      {(isDone || token === null) && (
        <LinkButton wide to={pathTo('home', { locale })}>
          {t('home')}
        </LinkButton>
      )}
    </AccountPage>
  )
}
