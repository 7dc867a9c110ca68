import type { newsletterForm as english } from '#messages/en/newsletter-form.ts'
import type { Translation } from '#messages/shape.ts'

export const newsletterForm: Translation<typeof english> = {
  email: 'Email untuk buletin',
  hint: 'Kabar proyek ini. Kami mengirim tautan untuk konfirmasi lebih dulu.',
  submit: 'Langganan',
  busy: 'Mengirim…',
  required: 'Email wajib diisi',
  format: 'Masukkan alamat email yang sah.',
  done: 'Berhasil berlangganan!',
  failed: 'Tidak dapat berlangganan. Coba lagi...',
}
