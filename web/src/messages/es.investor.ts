import type { ScreenCatalogue } from '#i18n/catalogues.ts'
import { parts } from '#messages/es/parts.ts'
import { investorMoney } from '#messages/es/investor-money.ts'
import { investorShell } from '#messages/es/investor-shell.ts'
import type { InvestorMessages } from '#messages/shape.ts'

/** Spanish of every signed-in page; loaded with their layout. */
export const messages: InvestorMessages = {
  parts,
  investorMoney,
  investorShell,
}

/** The words of single screens, for the pages that need them. */
export const screens = import.meta.glob<ScreenCatalogue>(
  './es/{addresses,checkout,checkout-more,dashboard,identity,identity-reasons,invest,keys,payee,payment-lookup,position,proof,receipt,referrals,transactions,withdraw}.ts',
)
