import type { ScreenCatalogue } from '#i18n/catalogues.ts'
import { parts } from '#messages/en/parts.ts'
import { investorMoney } from '#messages/en/investor-money.ts'
import { investorShell } from '#messages/en/investor-shell.ts'

/** English of every signed-in page; loaded with their layout. */
export const messages = {
  parts,
  investorMoney,
  investorShell,
} as const

/** The words of single screens, for the pages that need them. */
export const screens = import.meta.glob<ScreenCatalogue>(
  './en/{addresses,checkout,checkout-more,dashboard,identity,identity-reasons,invest,keys,payee,payment-lookup,position,proof,receipt,referrals,transactions,withdraw}.ts',
)
