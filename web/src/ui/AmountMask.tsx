import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { HiddenAmountName, HiddenAmounts } from '#ui/hidden-amounts.ts'

/** Replaces an amount. It always has the same length, so neither sign nor size shows. */
export const mask = '•••••'

/** What stands in place of somebody's balance, or null while it is shown. */
const HiddenBalances = createContext<ReactNode>(null)

/** Whether what somebody has is hidden, also beside what they are paying. */
export const useHiddenBalance = (): boolean => useContext(HiddenBalances) !== null

/** Whether amounts are hidden here. */
export const useHiddenAmount = (): boolean => useContext(HiddenAmounts) !== null

/** Hides every amount below while `on`. */
export function AmountMask({ on, children }: { on: boolean; children: ReactNode }) {
  const t = useTranslations('investor.shell')
  const name = t('hiddenAmount')
  const hidden = useMemo(() => (on ? <Mask name={name} /> : null), [on, name])
  return (
    <HiddenBalances value={hidden}>
      <HiddenAmountName value={name}>
        <HiddenAmounts value={hidden}>{children}</HiddenAmounts>
      </HiddenAmountName>
    </HiddenBalances>
  )
}

function Mask({ name }: { name: string }) {
  return (
    <>
      <span aria-hidden>{mask}</span>
      <span className="sr-only">{name}</span>
    </>
  )
}

/** Shows amounts that are being typed, paid or confirmed: no one should agree to dots. `past` hides them again. */
export function UnmaskedAmounts({ past = false, children }: { past?: boolean; children: ReactNode }) {
  const hidden = useContext(HiddenAmounts)
  return <HiddenAmounts value={past ? hidden : null}>{children}</HiddenAmounts>
}

/** A balance among `UnmaskedAmounts`: hidden like every other, for it is not what is being paid. */
export function MaskedBalance({ children }: { children: ReactNode }) {
  return <HiddenAmounts value={useContext(HiddenBalances)}>{children}</HiddenAmounts>
}
