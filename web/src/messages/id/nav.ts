import type { nav as english } from '#messages/en/nav.ts'
import type { Translation } from '#messages/shape.ts'

export const nav: Translation<typeof english> = {
  main: 'Utama',
  home: 'Beranda',
  about: 'Tentang',
  plans: 'Paket',
  faq: 'FAQ',
  results: 'Hasil harian',
  contact: 'Kontak',
  login: 'Masuk',
  signup: 'Daftar',
  dashboard: 'Dasbor',
  menu: 'Menu',
  language: 'Bahasa',
  theme: {
    label: 'Tema',
    system: 'Ikuti perangkat',
    light: 'Terang',
    dark: 'Gelap',
    contrast: 'Kontras tinggi',
  },
  footer: {
    label: 'Kaki halaman',
    company: 'Perusahaan',
    legal: 'Hukum',
    contact: 'Kontak',
    terms: 'Ketentuan Layanan',
    privacy: 'Kebijakan Privasi',
    risks: 'Risiko',
    note: 'Evenmoor adalah produk latihan. Semua uang di dalamnya uang latihan, dan hasil bisa negatif.',
    example: 'Alamat contoh: pengelola situs ini belum menetapkan alamatnya.',
  },
}
