import type { position as english } from '#messages/en/position.ts'
import type { Translation } from '#messages/shape.ts'

export const position: Translation<typeof english> = {
  title: '{plan} pozisyonu',
  titlePlain: 'Pozisyon',
  back: 'Ana sayfa',
  opened: 'Pozisyonunuz açık',
  openedText: 'İlk günlük sonuç günü: {day} (UTC). Sonuç negatif olabilir.',
  value: 'Şimdiki değer',
  putIn: 'Yatırılan',
  results: 'Şimdiye kadarki sonuçlar',
  openedAt: 'Açılış',
  closedAt: 'Kapanış',
  firstResult: 'İlk sonuç günü',
  status: { open: 'Açık', closed: 'Kapalı' },
  redeem: {
    title: 'Parayı geri al',
    text: 'Tamamı, {amount}, hemen kullanılabilir bakiyenize gider. Bu ücretsizdir.',
    button: 'Geri al: {amount}',
    busy: 'Geri alınıyor…',
    done: 'Para, kullanılabilir bakiyenizde',
    withdraw: 'Para çek',
  },
  missing: {
    title: 'Bu pozisyonu bulamadık',
    text: 'Başka bir hesaba ait olabilir.',
    action: 'Hesap özetine git',
  },
}
