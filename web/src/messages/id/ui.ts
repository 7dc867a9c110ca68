import type { ui as english } from '#messages/en/ui.ts'
import type { Translation } from '#messages/shape.ts'

export const ui: Translation<typeof english> = {
  skip: 'Langsung ke isi',
  show: 'Tampilkan',
  hide: 'Sembunyikan',
  showPassword: 'Tampilkan sandi',
  hidePassword: 'Sembunyikan sandi',
  optional: 'opsional',
  close: 'Tutup',
  problemSummary: 'Ada masalah',
  riskStrip: {
    label: 'Peringatan risiko',
    lead: 'Risiko tinggi.',
    text: 'Di kripto dan forex nyata semua uang Anda bisa hilang. Jangan harapkan perlindungan.',
    link: 'Baca risikonya (2 mnt)',
  },
  change: {
    up: 'naik',
    down: 'turun',
    none: 'tetap',
  },
  timer: {
    left: 'sisa {minutes, plural, =0 {} other {# menit }}{seconds, plural, =0 {} other {# detik}}',
    over: 'Waktu habis',
  },
  preview: 'Pelajari rasanya berinvestasi, sebelum Anda membayar mahal.',
}
