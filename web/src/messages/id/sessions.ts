import type { sessions as english } from '#messages/en/sessions.ts'
import type { Translation } from '#messages/shape.ts'

export const sessions: Translation<typeof english> = {
  title: 'Sesi',
  lead: 'Tempat Anda masuk. Kami hanya tahu jaringannya, dan menampilkan separuh pertamanya.',
  otherProgram: 'Program lain',
  browserOn: '{browser} di {system}',
  someBrowser: 'Sebuah peramban',
  someSystem: 'sistem yang tidak dikenal',
  here: 'Perangkat ini',
  used: 'Terakhir dipakai {when}',
  since: 'Masuk {when}',
  network: 'Jaringan {address}',
  end: 'Keluarkan',
  endOf: 'Keluarkan {device}',
  busy: 'Mengeluarkan…',
  ended: '{device} telah dikeluarkan.',
  endOthers: 'Keluarkan semua yang lain',
  othersTitle: 'Keluarkan semua perangkat lain?',
  othersText: 'Hanya perangkat ini yang tetap masuk.',
  othersEnded: '{ended, plural, =0 {Tidak ada perangkat lain yang masuk.} other {# perangkat dikeluarkan.}}',
  alone: 'Tidak ada perangkat lain yang masuk.',
  strange: 'Jika ada yang tidak Anda kenal, keluarkan, lalu ubah kata sandi Anda.',
  toSecurity: 'Ubah kata sandi',
}
