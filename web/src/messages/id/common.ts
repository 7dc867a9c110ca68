import type { common as english } from '#messages/en/common.ts'
import type { Translation } from '#messages/shape.ts'

export const common: Translation<typeof english> = {
  brand: 'Evenmoor',
  error: 'Galat',
  loading: 'Memuat…',
  retry: 'Coba lagi',
  cancel: 'Batal',
  back: 'Kembali',
  continue: 'Lanjutkan',
  continueNow: 'Lanjut sekarang',
  change: 'Ubah',
}
