import { redeemStaffLink } from '@evenmoor/contract/sessions'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { problemOf } from '#refusals/problem.ts'
import { startSession } from '#api/session.ts'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { RetryButton } from '#ui/RetryButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { useAccountProblemText } from '../account-forms/account-problem-text.ts'
import { AccountPage } from '../account-forms/AccountPage.tsx'
import { RedirectNotice } from '../account-forms/RedirectNotice.tsx'
import { useLinkToken } from '../account-forms/use-link-token.ts'

type State = { name: 'signingIn' | 'done' } | { name: 'refused' } | { name: 'open'; text: string }

const leaveAfterMs = 1_000
const command = 'npm run ops -- staff add --email you@example.com --role admin'

/** Where the operator's one-time link leads: it is used once, then the console opens. */
export default function StaffLinkScreen() {
  const t = useTranslations('staffLink')
  const token = useLinkToken()
  const [state, redeem] = useRedeem(token ?? null)
  const isDead = token === null || state.name === 'refused'
  return (
    <AccountPage>
      <PageTitle title={t('title')} hasProblems={isDead || state.name === 'open'} />
      {token !== null && state.name === 'signingIn' && (
        <output className="text-muted">{t('checking')}</output>
      )}
      {state.name === 'done' && (
        <RedirectNotice
          text={t('done')}
          note={t('doneNote')}
          to={pathTo('staffHome')}
          afterMs={leaveAfterMs}
        />
      )}
      {isDead && (
        <>
          <Banner tone="loss" title={token === null ? t('missing') : t('refused')} takesFocus>
            {t('next')}
          </Banner>
          <code dir="ltr" className="rounded-control bg-sunken p-3 text-small break-words">
            {command}
          </code>
        </>
      )}
      {state.name === 'open' && <NotYet text={state.text} onRetry={redeem} />}
    </AccountPage>
  )
}

function NotYet({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTranslations('staffLink')
  return (
    <Banner tone="loss" title={t('failed')} takesFocus actions={<RetryButton onRetry={onRetry} />}>
      {text}
    </Banner>
  )
}

/** Redeems the token as soon as it is known, once: a second call would find it used. */
function useRedeem(token: string | null) {
  const t = useTranslations('staffLink')
  const textOf = useAccountProblemText()
  const [state, setState] = useState<State>({ name: 'signingIn' })
  const redeemed = useRef<string | null>(null)
  const redeem = async (given: string) => {
    setState({ name: 'signingIn' })
    try {
      startSession(await call(redeemStaffLink, { body: { token: given } }))
      setState({ name: 'done' })
    } catch (reason) {
      const problem = problemOf(reason)
      const isRefused = problem.kind === 'refused' || problem.kind === 'signedOut'
      setState(isRefused ? { name: 'refused' } : { name: 'open', text: textOf(problem, t('again')) })
    }
  }
  const redeemOnce = useEffectEvent((given: string) => {
    if (redeemed.current === given) return
    redeemed.current = given
    void redeem(given)
  })
  useEffect(() => {
    if (token !== null) redeemOnce(token)
  }, [token])
  return [state, () => token !== null && void redeem(token)] as const
}
