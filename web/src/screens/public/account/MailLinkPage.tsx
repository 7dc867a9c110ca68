import { useState } from 'react'
import { problemOf } from '#api/problem.ts'
import { useProblemText } from '#api/problem-text.ts'
import { Banner } from '#ui/Banner.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { AccountPage } from './AccountPage.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useLinkToken } from './use-link-token.ts'

type MailLinkPageProps = {
  words: Readonly<
    Record<'title' | 'lead' | 'submit' | 'busy' | 'done' | 'doneNote' | 'missing' | 'failed', string>
  >
  /** Where to go on, when it is done and where there is nothing to do. */
  next: { to: string; label: string }
  send: (token: string) => Promise<unknown>
}

/**
 * What a link in a mail leads to: one button. Opening the page alone does nothing, because mail scanners open links
 * too.
 */
export function MailLinkPage({ words, next, send }: MailLinkPageProps) {
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
      setFailure(textOf(problemOf(reason), words.failed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <AccountPage>
      <PageTitle title={words.title} />
      {isDone && (
        <Banner tone="gain" title={words.done} takesFocus>
          {words.doneNote}
        </Banner>
      )}
      {token === null && !isDone && <Banner tone="risk">{words.missing}</Banner>}
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
          <p className="text-muted">{words.lead}</p>
          <SubmitButton busy={isBusy && words.busy}>{words.submit}</SubmitButton>
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
