import type { AddressKind } from '@evenmoor/contract/address-shape'
import { checkAddress } from '@evenmoor/contract/saved-addresses'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { useSingleFlight } from '#forms/use-single-flight.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import type { FormProblem } from '#ui/ErrorSummary.tsx'
import { useAddressProblemText } from './use-address-problem-text.ts'
import { checkTypedAddress } from './withdraw-address.ts'

export type NewAddress = ReturnType<typeof useNewAddress>

/** An address that is typed: first checked here, so that a real one never leaves the browser, then by the server. */
export function useNewAddress(start: { kind: AddressKind; address: string; label: string }) {
  const t = useTranslations('addresses.unchecked')
  const textOf = useAddressProblemText()
  const failureText = useErrorText()
  const [isBusy, attempt] = useSingleFlight()
  const [typed, setTyped] = useState(start.address)
  const [label, setLabel] = useState(start.label)
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [lookalike, setLookalike] = useState<string | null>(null)
  const [unchecked, setUnchecked] = useState<string | null>(null)
  const [isCompared, setCompared] = useState(false)
  const refuse = (fieldId: string, text: string) => setProblems([{ fieldId, text }])
  const forget = () => {
    setProblems([])
    setLookalike(null)
    setUnchecked(null)
    setCompared(false)
  }
  const ask = async (onGood: (address: string, label: string) => void) => {
    const answer = await call(checkAddress, { body: { address: typed } })
    if (answer.address === null) {
      setLookalike(answer.lookalike)
      refuse('address', textOf(answer.problem ?? 'unknown'))
    } else if (!answer.has_checksum && !isCompared) {
      setUnchecked(answer.address)
      refuse('compared', t('needed'))
    } else onGood(answer.address, label.trim())
  }
  return {
    typed,
    label,
    problems,
    lookalike,
    /** The address that carries no checksum and is to be compared by eye. */
    unchecked,
    isCompared,
    isBusy,
    problemOf: (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.text,
    refuse,
    clear: forget,
    type: (text: string) => {
      setTyped(text)
      forget()
    },
    name: setLabel,
    compare: setCompared,
    check: (onGood: (address: string, label: string) => void) => {
      setProblems([])
      setLookalike(null)
      const here = checkTypedAddress(typed, start.kind)
      if (!here.ok) return refuse('address', textOf(here))
      void attempt(
        () => ask(onGood),
        (failure) => refuse('address', failureText(failure)),
      )
    },
  }
}
