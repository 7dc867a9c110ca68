import type { sessions as english } from '#messages/en/sessions.ts'
import type { Translation } from '#messages/shape.ts'

export const sessions: Translation<typeof english> = {
  title: 'Oturumlar',
  lead: 'Nerelerde giriş yaptığınız. Yalnızca ağı biliriz ve ilk yarısını gösteririz.',
  otherProgram: 'Başka bir program',
  browserOn: '{browser} ({system})',
  someBrowser: 'Bir tarayıcı',
  someSystem: 'bilinmeyen sistem',
  here: 'Bu cihaz',
  used: 'Son kullanım: {when}',
  since: 'Giriş: {when}',
  network: 'Ağ {address}',
  end: 'Oturumu kapat',
  endOf: '{device} oturumunu kapat',
  busy: 'Oturum kapatılıyor…',
  ended: '{device} oturumu kapatıldı.',
  endOthers: 'Diğer hepsini kapat',
  othersTitle: 'Diğer tüm cihazların oturumu kapatılsın mı?',
  othersText: 'Yalnızca bu cihazın oturumu açık kalır.',
  othersEnded:
    '{ended, plural, =0 {Başka açık oturum yoktu.} one {# cihazın oturumu kapatıldı.} other {# cihazın oturumu kapatıldı.}}',
  alone: 'Başka cihazda açık oturum yok.',
  strange: 'Birini tanımıyorsanız oturumunu kapatın, sonra parolanızı değiştirin.',
  toSecurity: 'Parolayı değiştir',
}
