import type { ScreenCatalogue } from '#i18n/catalogues.ts'
import { parts } from '#messages/id/parts.ts'
import { investorMoney } from '#messages/id/investor-money.ts'
import { investorShell } from '#messages/id/investor-shell.ts'
import type { InvestorMessages } from '#messages/shape.ts'

/** Indonesian of every signed-in page; loaded with their layout. */
export const messages: InvestorMessages = {
  parts,
  investorMoney,
  investorShell,
}

/** The words of single screens, for the pages that need them. */
export const screens = import.meta.glob<ScreenCatalogue>(
  './id/{addresses,checkout,checkout-more,dashboard,identity,identity-reasons,invest,keys,payee,payment-lookup,position,proof,receipt,referrals,transactions,withdraw}.ts',
)
