import type { common as english } from '#messages/en/common.ts'
import type { Translation } from '#messages/shape.ts'

export const common: Translation<typeof english> = {
  brand: 'Evenmoor',
  error: 'Hata',
  loading: 'Yükleniyor…',
  retry: 'Tekrar dene',
  cancel: 'Vazgeç',
  back: 'Geri',
  continue: 'Devam et',
  continueNow: 'Şimdi devam et',
  change: 'Değiştir',
}
