import type { proof as english } from '#messages/en/proof.ts'
import type { Translation } from '#messages/shape.ts'

export const proof: Translation<typeof english> = {
  title: 'Siz olduğunuzu onaylayın',
  lead: 'Bunu önemli değişikliklerden önce sorarız. Beş dakika geçerlidir.',
  password: 'Parolanız',
  submit: 'Onayla',
  busy: 'Kontrol ediliyor…',
  passwordNeeded: 'Parolanızı yazın.',
  codeNeeded: 'Kodu yazın.',
  totp: {
    label: 'Doğrulama uygulamanızdaki 6 haneli kod',
    use: 'Doğrulama uygulamasını kullan',
  },
  recovery_code: {
    label: 'Kurtarma kodu',
    hint: 'Sakladığınız on koddan biri. Her biri bir kez geçer.',
    use: 'Kurtarma kodu kullan',
  },
  passkey: {
    text: 'Cihazınız yüzünüzü, parmağınızı, bir PIN ya da güvenlik anahtarı ister.',
    button: 'Geçiş anahtarınızı kullanın',
    busy: 'Cihazınız bekleniyor…',
    use: 'Geçiş anahtarı kullan',
  },
  fault: {
    declined: 'Geçiş anahtarı kullanılmadı. Tekrar deneyin veya başka bir yol seçin.',
    known: 'Bu cihazda hesabınızın bir geçiş anahtarı zaten var.',
    failed: 'Cihazınız bunu yapamadı. Tekrar deneyin veya başka bir yol seçin.',
  },
  secondStep: {
    title: 'Bir adım daha',
    lead: 'Parolanız doğru. Şimdi ikinci adımınızla onaylayın.',
    back: 'Parolaya geri dön',
  },
}
