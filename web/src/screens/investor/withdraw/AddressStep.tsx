import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary, type FormProblem } from '#ui/ErrorSummary.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { practiceWalletQuery } from '../shared/queries.ts'
import { StepPage } from '../shared/StepPage.tsx'
import { useDraft } from '../shared/use-draft.ts'
import { useWithdrawSteps } from './use-withdraw-steps.ts'
import { checkPracticeAddress } from './withdraw-address.ts'
import { type WithdrawDraft, withdrawQuery } from './withdraw-step.ts'

/** Where to: the own practice wallet first, or another practice address. */
export function AddressStep({ draft }: { draft: WithdrawDraft }) {
  const t = useTranslations('withdraw.address')
  const { queryOf } = useDraft()
  const wallet = useQuery(practiceWalletQuery)
  return (
    <StepPage
      {...useWithdrawSteps('address')}
      heading={t('heading')}
      back={queryOf(withdrawQuery({ ...draft, step: 'amount' }))}
    >
      <Loaded query={wallet} skeleton={<Skeleton className="h-64" />}>
        {({ address }) => <AddressForm draft={draft} own={address} />}
      </Loaded>
    </StepPage>
  )
}

type Choice = 'own' | 'other'

function AddressForm({ draft, own }: { draft: WithdrawDraft; own: string }) {
  const t = useTranslations('withdraw.address')
  const { go } = useDraft()
  const isOther = draft.address !== '' && draft.address !== own
  const [choice, setChoice] = useState<Choice | null>(draft.address === '' ? null : isOther ? 'other' : 'own')
  const [typed, setTyped] = useState(isOther ? draft.address : '')
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const problemOfAddress = useAddressProblem()
  const choose = (next: Choice) => {
    setChoice(next)
    setProblems([])
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const toReview = (address: string) => go(withdrawQuery({ ...draft, step: 'review', address }))
    if (choice === null) return setProblems([{ fieldId: 'choice', text: t('needed') }])
    if (choice === 'own') return toReview(own)
    const text = problemOfAddress(typed)
    if (text !== null) return setProblems([{ fieldId: 'address', text }])
    toReview(typed.trim().toUpperCase())
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <ErrorSummary problems={problems} />
      <RadioGroup id="choice" legend={t('legend')} error={choice === null ? problems[0]?.text : null}>
        <RadioCard
          name="choice"
          checked={choice === 'own'}
          onChange={() => choose('own')}
          title={t('own')}
          detail={<AddressBlock address={own} />}
        />
        <RadioCard
          name="choice"
          checked={choice === 'other'}
          onChange={() => choose('other')}
          title={t('other')}
        />
      </RadioGroup>
      {choice === 'other' && (
        <TextField
          id="address"
          name="address"
          label={t('otherLabel')}
          hint={t('otherHint')}
          error={problems[0]?.text}
          value={typed}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <Button type="submit" look="primary" wide>
        {t('continue')}
      </Button>
    </form>
  )
}

/** Why a typed address cannot be used, or null. */
function useAddressProblem(): (typed: string) => string | null {
  const t = useTranslations('withdraw')
  return (typed) => {
    const check = checkPracticeAddress(typed)
    if (check.kind === 'practice') return null
    if (check.kind === 'looksReal') return t('address.looksReal', { network: t(`networks.${check.network}`) })
    return t(`address.${check.kind}`)
  }
}
