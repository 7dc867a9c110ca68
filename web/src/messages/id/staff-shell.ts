import type { staffShell as english } from '#messages/en/staff-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const staffShell: Translation<typeof english> = {
  nav: 'Konsol staf',
  brand: 'Staf Evenmoor',
  mode: 'LATIHAN',
  modeText: 'Instalasi latihan: tidak ada uang nyata yang bisa bergerak dari sini.',
  logout: 'Keluar',
  factor: {
    title: 'Tambahkan faktor kedua Anda',
    text: 'Staf memerlukannya. Tanpa itu, pekerjaan Anda berakhir 24 jam setelah tautan operator dibuka.',
    add: 'Tambahkan sekarang',
  },
  titleSuffix: 'Staf, latihan',
  pages: {
    staffResults: 'Hasil',
    staffPlans: 'Paket',
    staffWithdrawals: 'Penarikan',
    staffPauses: 'Jeda',
    staffBonuses: 'Bonus',
    staffInvestors: 'Investor',
    staffMessages: 'Pesan',
    staffSubscribers: 'Buletin',
    staffReconciliation: 'Rekonsiliasi',
    staffAudit: 'Audit',
    staffSystem: 'Sistem',
    staffAccounts: 'Staf',
  },
  queues: {
    label: 'Menunggu staf',
    oldest: 'tertua {age}',
    pauses: 'Jeda',
    withdrawals: 'Penarikan',
    bonuses: 'Bonus',
    messages: 'Pesan',
  },
  display: {
    label: 'Tampilan dan papan ketik',
    compact: 'Baris rapat',
    live: 'Daftar diperbarui sendiri',
    shortcuts: 'Pintasan satu tombol',
    shortcutsHint: 'J dan K ke baris berikut dan sebelumnya, Enter membuka, Esc menutup.',
  },
}
