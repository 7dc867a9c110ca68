import type { profile as english } from '#messages/en/profile.ts'
import type { Translation } from '#messages/shape.ts'

export const profile: Translation<typeof english> = {
  title: 'Profil',
  you: 'Vous',
  name: 'Nom',
  email: 'E-mail',
  since: 'En entraînement depuis',
  display: 'Affichage',
  theme: 'Thème',
  language: 'Langue',
  wallet: 'Portefeuille d’entraînement',
  walletText:
    'Le portefeuille que vous auriez ailleurs, sur le réseau d’entraînement. On ne peut ni acheter ces cryptos, ni les vendre, ni les échanger contre de l’argent réel.',
  walletAddress: 'Son adresse',
  copyAddress: 'Copier l’adresse',
  addressCopied: 'Adresse copiée, se termine par {end}',
  balances: 'Soldes de votre portefeuille d’entraînement',
  coin: 'Crypto',
  balance: 'Solde',
  logout: 'Se déconnecter',
}
