import type { profile as english } from '#messages/en/profile.ts'
import type { Translation } from '#messages/shape.ts'

export const profile: Translation<typeof english> = {
  title: 'Perfil',
  you: 'Tú',
  name: 'Nombre',
  email: 'Correo',
  since: 'En práctica desde',
  display: 'Pantalla',
  theme: 'Tema',
  language: 'Idioma',
  wallet: 'Billetera de práctica',
  walletText:
    'La billetera que tendrías en otro lugar, en la red de práctica. Estas monedas no se pueden comprar, vender ni cambiar por dinero real.',
  walletAddress: 'Su dirección',
  copyAddress: 'Copiar dirección',
  addressCopied: 'Dirección copiada, termina en {end}',
  balances: 'Saldos de tu billetera de práctica',
  coin: 'Moneda',
  balance: 'Saldo',
  logout: 'Salir',
}
