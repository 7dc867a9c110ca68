import type { profile as english } from '#messages/en/profile.ts'
import type { Translation } from '#messages/shape.ts'

export const profile: Translation<typeof english> = {
  title: 'Profil',
  you: 'Sie',
  name: 'Name',
  email: 'E-Mail',
  since: 'Übt seit',
  display: 'Anzeige',
  theme: 'Design',
  language: 'Sprache',
  wallet: 'Übungs-Wallet',
  walletText:
    'Die Wallet, die Sie anderswo hätten, auf dem Übungsnetzwerk. Man kann diese Coins nicht kaufen, verkaufen oder in echtes Geld umtauschen.',
  walletAddress: 'Ihre Adresse',
  copyAddress: 'Adresse kopieren',
  addressCopied: 'Adresse kopiert, endet auf {end}',
  balances: 'Guthaben Ihrer Übungs-Wallet',
  coin: 'Coin',
  balance: 'Guthaben',
  logout: 'Abmelden',
}
