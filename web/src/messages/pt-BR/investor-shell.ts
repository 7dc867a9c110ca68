import type { investorShell as english } from '#messages/en/investor-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const investorShell: Translation<typeof english> = {
  nav: 'Sua conta',
  home: 'Início',
  invest: 'Investir',
  withdraw: 'Sacar',
  activity: 'Atividade',
  transactions: 'Transações',
  referrals: 'Indicações',
  profile: 'Perfil',
  notifications: 'Notificações',
  unread: '{count, plural, one {# não lida} other {# não lidas}}',
  logout: 'Sair',
  titleSuffix: 'Treino',
  hiddenAmount: 'valor oculto',
  search: 'Buscar',
  controlKey: 'Ctrl',
  offline: 'Você está sem conexão.',
  online: 'A conexão voltou.',
  figuresFrom: 'Valores das {time}.',
  noFigures: 'Os valores virão quando a conexão voltar.',
  offlineMoney: 'Você está sem conexão. Poderá enviar quando ela voltar.',
}
