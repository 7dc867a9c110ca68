import type { forms as english } from '#messages/en/forms.ts'
import type { Translation } from '#messages/shape.ts'

export const forms: Translation<typeof english> = {
  needsScript: 'Bu form JavaScript gerektirir. Tarayıcınızda açın ve sayfayı yeniden yükleyin.',
  rules: {
    firstName: 'Ad gerekli',
    lastName: 'Soyadı gerekli',
    email: 'E-posta gerekli',
    emailFormat: 'Geçerli bir e-posta adresi girin.',
    password: 'Parola gerekli',
    mismatch: 'Parolalar eşleşmiyor',
    code: 'Kod gerekli',
    nameLength: 'En fazla 100 karakter kullanın.',
    nameSigns: 'Yalnızca harf, boşluk ve işaret kullanın.',
    name: 'Ad gerekli',
    message: 'Mesaj gerekli',
    messageLength: 'En fazla 2.000 karakter kullanın.',
    oneLine: 'Tek satır düz metin kullanın.',
    plainText: 'Düz metin kullanın.',
    adult:
      '18 yaşında ya da üzerinde olduğunuzu ve bunun deneme parası olduğunu bildiğinizi belirtmek için kutuyu işaretleyin.',
    resetToken: 'Sıfırlama anahtarı eksik.',
    resetLength: 'Parola en az 6 karakter olmalı.',
    resetMismatch: 'Parolalar eşleşmiyor.',
    invalid: 'Bu alanı kontrol edin.',
  },
}
