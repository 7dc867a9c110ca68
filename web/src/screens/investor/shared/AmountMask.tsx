import { createContext, type ReactNode, useContext } from 'react'
import { useTranslations } from 'use-intl'
import { HiddenAmounts } from '#lib/hidden-amounts.ts'

/** What is shown in place of an amount, as long as for any: neither its sign nor its length tells. */
export const mask = '•••••'

const AreBalancesHidden = createContext(false)

/** Whether what somebody has is hidden, also beside what they are paying. */
export const useHiddenBalance = (): boolean => useContext(AreBalancesHidden)

/** Whether amounts are hidden here. */
export const useHiddenAmount = (): boolean => useContext(HiddenAmounts) !== null

/** Hides every amount below while `on`. */
export function AmountMask({ on, children }: { on: boolean; children: ReactNode }) {
  const t = useTranslations('investor.shell')
  const words = (
    <>
      <span aria-hidden>{mask}</span>
      <span className="sr-only">{t('hiddenAmount')}</span>
    </>
  )
  return (
    <AreBalancesHidden value={on}>
      <HiddenAmounts value={on ? words : null}>{children}</HiddenAmounts>
    </AreBalancesHidden>
  )
}

/** Below are amounts that are being typed, paid or confirmed: nobody should agree to dots. Not once they are `past`. */
export function AmountsAtStake({ past = false, children }: { past?: boolean; children: ReactNode }) {
  const hidden = useContext(HiddenAmounts)
  return <HiddenAmounts value={past ? hidden : null}>{children}</HiddenAmounts>
}
