import type { keys as english } from '#messages/en/keys.ts'
import type { Translation } from '#messages/shape.ts'

export const keys: Translation<typeof english> = {
  title: 'Cari',
  label: 'Halaman, tindakan, dan transaksi',
  hint: 'Ketik beberapa huruf dari nama atau awal referensi transaksi. Pilih dengan tombol panah lalu tekan Enter.',
  found: '{count, plural, other {# hasil}}',
  none: 'Tidak ada yang cocok',
  noneHint: 'Coba dengan lebih sedikit huruf.',
  groups: {
    pages: 'Halaman',
    actions: 'Tindakan',
  },
  pages: {
    statements: 'Rekening koran',
    editProfile: 'Ubah profil dan tampilan',
    security: 'Keamanan: kata sandi dan faktor kedua',
    sessions: 'Sesi',
    ownData: 'Data sendiri, batas, dan penutupan akun',
  },
  actions: {
    hide: 'Sembunyikan jumlah',
    show: 'Tampilkan jumlah',
  },
  list: {
    title: 'Pintasan papan ketik',
    always: 'Selalu',
    few: 'Pencarian dan bantuan',
    letters: 'Satu huruf',
    off: 'dimatikan',
    search: 'Cari halaman, tindakan, dan transaksi',
    list: 'Daftar ini',
    close: 'Tutup yang terbuka',
    next: 'Baris berikutnya dalam daftar',
    before: 'Baris sebelumnya',
    export: 'Ekspor yang ditampilkan halaman',
    change: 'Pilih pintasan yang aktif',
  },
}
