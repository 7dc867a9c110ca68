import type { referrals as english } from '#messages/en/referrals.ts'
import type { Translation } from '#messages/shape.ts'

export const referrals: Translation<typeof english> = {
  title: 'Undangan',
  lead: 'Undang seseorang dengan kode atau tautan Anda.',
  own: 'Kode dan tautan Anda',
  code: 'Kode',
  copyCode: 'Salin kode',
  codeCopied: 'Kode disalin: {code}',
  link: 'Tautan',
  copyLink: 'Salin tautan',
  linkCopied: 'Tautan disalin',
  share: 'Bagikan tautan',
  rulesTitle: 'Aturannya',
  rules: {
    arises:
      'Saat seseorang yang mendaftar dengan kode Anda berinvestasi untuk pertama kali, bonus {amount} dicatat untuk Anda. Setiap orang membawa satu, sekali.',
    review:
      'Bonus menunggu sampai administrator memverifikasinya. Setelah itu bonus ada di saldo tersedia Anda, untuk diinvestasikan atau ditarik.',
    none: 'Akun yang menuju satu kotak surat dihitung satu orang dan tidak membawa bonus. Jika Anda menutup akun, bonus yang menunggu ikut berakhir.',
    value: 'Ini kredit latihan dan tidak bernilai tunai.',
  },
  offTitle: 'Tidak ada bonus di sini',
  off: {
    test_networks:
      'Instalasi ini memakai jaringan uji publik, sedangkan bonus adalah kredit latihan. Kode Anda berfungsi, dan siapa yang memakainya tercantum di bawah.',
    operator:
      'Operator instalasi ini mematikannya. Kode Anda berfungsi, dan siapa yang memakainya tercantum di bawah.',
  },
  pendingTotal: 'Menunggu',
  verifiedTotal: 'Terverifikasi',
  people: 'Orang',
  caption: 'Orang yang mendaftar dengan kode Anda, terbaru dahulu',
  who: 'Siapa',
  since: 'Mendaftar',
  bonus: 'Bonus',
  state: 'Status',
  status: {
    pending: 'Sedang ditinjau',
    verified: 'Diverifikasi',
    refused: 'Tidak diterima',
    none: 'Tanpa bonus',
  },
  reason: 'Alasan: {reason}',
  more: 'Muat lagi',
  emptyTitle: 'Belum ada yang memakai tautan Anda.',
  emptyText:
    'Siapa yang mendaftar dengan kode Anda dan mengonfirmasi alamatnya tercantum di sini, hanya dengan inisial.',
}
