import type { newsletter as english, descriptions as englishDescriptions } from '#messages/en/newsletter.ts'
import type { Translation } from '#messages/shape.ts'

export const newsletter: Translation<typeof english> = {
  missing: 'Tautan ini tidak lengkap. Buka lagi dari email kami.',
  failed: 'Itu tidak berhasil. Coba lagi.',
  home: 'Ke beranda',
  confirm: {
    title: 'Konfirmasi buletin',
    lead: 'Tekan tombolnya, dan alamat Anda masuk daftar.',
    submit: 'Konfirmasi',
    busy: 'Mengonfirmasi…',
    done: 'Anda ada di daftar.',
    doneNote: 'Email yang membawa Anda ke sini juga berisi tautan untuk berhenti, kapan pun Anda mau.',
  },
  unsubscribe: {
    title: 'Berhenti dari buletin',
    lead: 'Tekan tombolnya, dan kami tidak mengirim apa pun lagi ke alamat Anda.',
    submit: 'Berhenti',
    busy: 'Memproses…',
    done: 'Anda tidak lagi ada di daftar.',
    doneNote: 'Alamat Anda dihapus dalam 7 hari sejak email terakhir kami kepada Anda.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  newsletterConfirm: 'Konfirmasi bahwa Anda ingin menerima buletin Evenmoor.',
  newsletterUnsubscribe: 'Berhenti dari buletin Evenmoor.',
}
