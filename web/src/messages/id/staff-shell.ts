import type { staffShell as english } from '#messages/en/staff-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const staffShell: Translation<typeof english> = {
  nav: 'Konsol staf',
  brand: 'Staf Evenmoor',
  mode: 'LATIHAN',
  modeText: 'Instalasi latihan: tidak ada uang nyata yang bisa bergerak dari sini.',
  withdrawals: 'Penarikan',
  logout: 'Keluar',
  titleSuffix: 'Staf, latihan',
}
