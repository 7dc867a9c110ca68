import type { staffShell as english } from '#messages/en/staff-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const staffShell: Translation<typeof english> = {
  nav: 'Console da equipe interna',
  brand: 'Evenmoor equipe',
  mode: 'TREINO',
  modeText: 'Instalação de treino: daqui não se pode mover dinheiro real.',
  withdrawals: 'Saques',
  logout: 'Sair',
  titleSuffix: 'Equipe interna, treino',
}
