import { type ComponentType, useState } from 'react'
import { problemOf } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { Banner } from '#ui/Banner.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { AccountPage } from './AccountPage.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useLinkToken } from './use-link-token.ts'

type MailLinkPageProps = {
  /** What this link does, and how it went. */
  words: (word: 'title' | 'lead' | 'submit' | 'busy' | 'done' | 'doneNote') => string
  /** What is said where the address has no token. */
  missing: string
  /** What is said where the server gave no reason. */
  failed: string
  /** Where to go on, when it is done and where there is nothing to do. */
  next: { to: string; label: string }
  /** What the link is about, above the button; without a token in the prerendered page, which keeps its place. */
  About?: ComponentType<{ token: string | undefined }>
  send: (token: string) => Promise<unknown>
}

/**
 * What a link in a mail leads to: one button. Opening the page alone does nothing, because mail scanners open links
 * too.
 */
export function MailLinkPage({ words, missing, failed, next, About, send }: MailLinkPageProps) {
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
      setFailure(textOf(problemOf(reason), failed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <AccountPage>
      <PageTitle title={words('title')} />
      {isDone && (
        <Banner tone="gain" title={words('done')} takesFocus>
          {words('doneNote')}
        </Banner>
      )}
      {token === null && !isDone && <Banner tone="risk">{missing}</Banner>}
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
          <p className="text-muted">{words('lead')}</p>
          {About && <About token={token} />}
          <SubmitButton busy={isBusy && words('busy')}>{words('submit')}</SubmitButton>
        </form>
      )}
      {(isDone || token === null || failure !== null) && (
        <LinkButton wide to={next.to}>
          {next.label}
        </LinkButton>
      )}
    </AccountPage>
  )
}
