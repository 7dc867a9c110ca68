import type { investorShell as english } from '#messages/en/investor-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const investorShell: Translation<typeof english> = {
  nav: 'Tu cuenta',
  home: 'Inicio',
  invest: 'Invertir',
  withdraw: 'Retirar',
  activity: 'Actividad',
  transactions: 'Transacciones',
  referrals: 'Invitaciones',
  profile: 'Perfil',
  notifications: 'Notificaciones',
  unread: '{count, plural, one {# sin leer} other {# sin leer}}',
  logout: 'Salir',
  titleSuffix: 'Práctica',
  hiddenAmount: 'importe oculto',
  search: 'Buscar',
  controlKey: 'Ctrl',
  offline: 'No tienes conexión.',
  online: 'Vuelves a tener conexión.',
  figuresFrom: 'Cifras de las {time}.',
  noFigures: 'Las cifras llegarán cuando vuelvas a tener conexión.',
  offlineMoney: 'No tienes conexión. Podrás enviarlo cuando vuelvas a tenerla.',
}
