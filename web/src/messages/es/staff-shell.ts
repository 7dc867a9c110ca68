import type { staffShell as english } from '#messages/en/staff-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const staffShell: Translation<typeof english> = {
  nav: 'Consola del personal',
  brand: 'Evenmoor personal',
  mode: 'PRÁCTICA',
  modeText: 'Instalación de práctica: desde aquí no se puede mover dinero real.',
  logout: 'Salir',
  factor: {
    title: 'Añade tu segundo factor',
    text: 'El personal lo necesita. Sin él, tu trabajo termina 24 horas después de abrir el enlace del operador.',
    add: 'Añadirlo ahora',
  },
  titleSuffix: 'Personal, práctica',
  pages: {
    staffResults: 'Resultados',
    staffPlans: 'Planes',
    staffWithdrawals: 'Retiros',
    staffPauses: 'Pausas',
    staffBonuses: 'Bonos',
    staffInvestors: 'Inversores',
    staffMessages: 'Mensajes',
    staffSubscribers: 'Boletín',
    staffReconciliation: 'Conciliación',
    staffAudit: 'Auditoría',
    staffSystem: 'Sistema',
    staffAccounts: 'Personal',
  },
  queues: {
    label: 'En espera del personal',
    oldest: 'más antiguo {age}',
    pauses: 'Pausas',
    withdrawals: 'Retiros',
    bonuses: 'Bonos',
    messages: 'Mensajes',
  },
  display: {
    label: 'Pantalla y teclado',
    compact: 'Filas compactas',
    live: 'Las listas se actualizan solas',
    shortcuts: 'Atajos de una tecla',
    shortcutsHint: 'J y K van a la fila siguiente y anterior, Intro la abre, Esc la cierra.',
  },
}
