import type { faq as english, descriptions as englishDescriptions } from '#messages/en/faq.ts'
import type { Translation } from '#messages/shape.ts'

export const faq: Translation<typeof english> = {
  title: 'Tanya jawab',
  lead: 'Sepuluh jawaban lugas. Buka satu, dan yang sebelumnya tertutup.',
  fees: {
    question: 'Berapa biayanya?',
    answer:
      'Penarikan berbiaya 1 %, dibulatkan ke atas ke sen. Biaya dipotong dari jumlahnya dan Anda melihatnya sebelum mengonfirmasi. Tidak ada pungutan lain. Tidak seorang pun pernah diminta membayar agar bisa menarik uang.',
  },
  losses: {
    question: 'Apakah hasil bisa negatif?',
    answer:
      'Ya. Kerugian dipotong dari posisi Anda dan tampil di tempat dan ukuran yang sama dengan keuntungan. Tanpa setelan lain, instalasi ini membukukan tingkat ilustrasi tiap paket. Karena itu hari-harinya tampak lebih baik daripada pasar nyata mana pun. Jangan berharap kehidupan nyata mengikutinya.',
  },
  start: {
    question: 'Bagaimana cara memulai?',
    answer:
      'Daftar dengan alamat email dan konfirmasi dengan kode yang kami kirim. Anda mendapat dompet latihan berisi enam koin, masing-masing senilai 10.000 dolar latihan. Lalu pilih paket dan jumlah, dan bayar checkout dari dompet itu.',
  },
  identity: {
    question: 'Apakah identitas saya diperiksa?',
    answer:
      'Anda dapat mencobanya di profil: Anda mengirim gambar dokumen, staf melihatnya, dan kami menulis keputusannya kepada Anda. Tidak ada yang bergantung padanya di sini, karena semua uang adalah uang latihan. Pakailah gambar contoh yang digambar halaman itu, bukan dokumen asli. Gambar dihapus 30 hari setelah keputusan.',
  },
  security: {
    question: 'Bagaimana akun saya dilindungi?',
    answer:
      'Kami menyimpan kata sandi Anda hanya sebagai hash Argon2id dan menolak yang mudah. Di profil, Anda bisa menambah langkah kedua saat masuk (aplikasi autentikator) atau kunci sandi, serta melihat dan mengakhiri setiap sesi. Perubahannya kami kabarkan lewat email.',
  },
  referral: {
    question: 'Apakah ada bonus untuk mengundang orang?',
    answer:
      'Bila bonus aktif, satu bonus dicatat untuk Anda saat seseorang yang mendaftar dengan kode Anda berinvestasi untuk pertama kali. Bonus itu kredit latihan tanpa nilai tunai dan tidak dapat ditarik sebelum administrator meninjau dan memverifikasinya. Halaman “Undangan” di akun Anda menyatakan apakah bonus aktif dan menampilkan aturannya.',
  },
  support: {
    question: 'Bagaimana dan kapan saya bisa menghubungi dukungan?',
    answer:
      'Tulis kepada kami di halaman kontak. Pesan Anda disimpan dan langsung mendapat nomor referensi. Orang menjawab saat mereka bisa: kami tidak menjanjikan jam, karena belum ada jadwal jaga di sini.',
  },
  more: {
    title: 'Pertanyaan Anda tidak ada di sini?',
    text: 'Tanyakan kepada kami. Pesan Anda mendapat nomor referensi.',
    button: 'Hubungi dukungan',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  faq: 'Sepuluh jawaban lugas: uang latihan, tingkat harian, kerugian, satu-satunya biaya, penarikan, keamanan, dan dukungan.',
}
