import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { problemOf } from '#refusals/problem.ts'
import { endSession } from '#api/session.ts'
import { readLocalStorage } from '#browser/local-storage.ts'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { AccountPage } from '../account-forms/AccountPage.tsx'
import { RedirectNotice } from '../account-forms/RedirectNotice.tsx'
import { SubmitButton } from '../account-forms/SubmitButton.tsx'
import { lazyCalls } from '../account-forms/lazy-calls.ts'

type State = { name: 'asking' | 'busy' | 'done' | 'missing' } | { name: 'failed'; text: string }

const leaveAfterMs = 3_000
const sending = lazyCalls(() => import('./logout-call.ts'))

/** Asks once, then ends the session on the server and in this browser. */
export default function LogoutScreen() {
  const t = useTranslations('logOut')
  const locale = useLocale()
  const [state, setState] = useState<State>({ name: 'asking' })
  const failedText = t('failed')
  const leave = async () => {
    setState({ name: 'busy' })
    setState(await leaveSession(failedText))
  }
  useStayOnEscape(state.name === 'asking' || state.name === 'failed')
  return (
    <AccountPage>
      <PageTitle title={t('title')} hasProblems={state.name === 'failed' || state.name === 'missing'} />
      {state.name === 'done' && (
        <RedirectNotice
          text={t('done')}
          note={t('doneNote')}
          to={pathTo('home', { locale })}
          afterMs={leaveAfterMs}
        />
      )}
      {state.name === 'missing' && (
        <>
          <Banner tone="loss" title={t('missing')} takesFocus>
            {t('missingNext')}
          </Banner>
          <LinkButton look="primary" wide to={pathTo('login', { locale })}>
            {t('login')}
          </LinkButton>
        </>
      )}
      {(state.name === 'asking' || state.name === 'busy' || state.name === 'failed') && (
        <>
          {state.name === 'failed' && (
            <Banner tone="loss" title={state.text} takesFocus>
              {t('failedNext')}
            </Banner>
          )}
          <form
            method="post"
            className="flex flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              if (state.name !== 'busy') void leave()
            }}
          >
            <SubmitButton busy={state.name === 'busy' && t('busy')}>{t('submit')}</SubmitButton>
            <LinkButton wide to={pathTo('dashboard')}>
              {t('stay')}
            </LinkButton>
          </form>
        </>
      )}
    </AccountPage>
  )
}

/** Esc answers the question as the button that stays does. */
function useStayOnEscape(isAsked: boolean): void {
  const navigate = useNavigate()
  const stay = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (isAsked && key === 'Escape' && !defaultPrevented) void navigate(pathTo('dashboard'))
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => stay(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

const unauthorized = 401

/** Without a refresh token the server cannot be told, so the session is only forgotten here. */
async function leaveSession(failedText: string): Promise<State> {
  const refresh = readLocalStorage('refresh')
  if (!refresh) {
    endSession()
    return { name: 'missing' }
  }
  try {
    await (await sending()).logOut(refresh)
  } catch (reason) {
    const problem = problemOf(reason)
    // A session that the server no longer knows is over already.
    if (problem.status !== unauthorized) return { name: 'failed', text: problem.text ?? failedText }
  }
  endSession()
  return { name: 'done' }
}
