import type { staffShell as english } from '#messages/en/staff-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const staffShell: Translation<typeof english> = {
  nav: 'Console da equipe interna',
  brand: 'Evenmoor equipe',
  mode: 'TREINO',
  modeText: 'Instalação de treino: daqui não se pode mover dinheiro real.',
  logout: 'Sair',
  factor: {
    title: 'Adicione seu segundo fator',
    text: 'A equipe precisa dele. Sem ele, seu trabalho termina 24 horas depois de abrir o link do operador.',
    add: 'Adicionar agora',
  },
  titleSuffix: 'Equipe interna, treino',
  pages: {
    staffResults: 'Resultados',
    staffPlans: 'Planos',
    staffWithdrawals: 'Saques',
    staffPauses: 'Pausas',
    staffBonuses: 'Bônus',
    staffInvestors: 'Investidores',
    staffMessages: 'Mensagens',
    staffSubscribers: 'Boletim',
    staffReconciliation: 'Conciliação',
    staffAudit: 'Auditoria',
    staffSystem: 'Sistema',
    staffAccounts: 'Equipe',
  },
  queues: {
    label: 'À espera da equipe',
    oldest: 'mais antigo {age}',
    pauses: 'Pausas',
    withdrawals: 'Saques',
    bonuses: 'Bônus',
    messages: 'Mensagens',
  },
  display: {
    label: 'Exibição e teclado',
    compact: 'Linhas compactas',
    live: 'As listas se atualizam sozinhas',
    shortcuts: 'Atalhos de uma tecla',
    shortcutsHint: 'J e K vão para a próxima linha e a anterior, Enter abre, Esc fecha.',
  },
}
