import type { profile as english } from '#messages/en/profile.ts'
import type { Translation } from '#messages/shape.ts'

export const profile: Translation<typeof english> = {
  title: 'Perfil',
  you: 'Você',
  name: 'Nome',
  email: 'E-mail',
  since: 'Em treino desde',
  display: 'Exibição',
  theme: 'Tema',
  language: 'Idioma',
  wallet: 'Carteira de treino',
  walletText:
    'A carteira que você teria em outro lugar, na rede de treino. Estas moedas não podem ser compradas, vendidas nem trocadas por dinheiro real.',
  walletAddress: 'O endereço dela',
  copyAddress: 'Copiar endereço',
  addressCopied: 'Endereço copiado, termina em {end}',
  balances: 'Saldos da sua carteira de treino',
  coin: 'Moeda',
  balance: 'Saldo',
  logout: 'Sair',
}
