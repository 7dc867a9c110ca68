import type { privacy as english, descriptions as englishDescriptions } from '#messages/en/privacy.ts'
import type { Translation } from '#messages/shape.ts'

export const privacy: Translation<typeof english> = {
  title: 'Kebijakan Privasi',
  summary: {
    little: 'Kami menyimpan yang diperlukan akun, tidak lebih.',
    own: 'Tanpa pelacak, tanpa iklan, tanpa kuki. Tidak ada halaman yang meminta apa pun dari situs lain.',
    never: 'Kami tidak menjual apa pun dan tidak membagikan apa pun kepada siapa pun.',
    ask: 'Tulis kepada kami untuk melihat, memperbaiki, atau menghapus data Anda.',
  },
  who: {
    heading: 'Siapa yang bertanggung jawab',
    one: 'Pengelola instalasi ini. Mereka belum memberikan nama atau tempat usaha; sampai saat itu, tulis lewat halaman kontak.',
  },
  stored: {
    heading: 'Apa yang kami simpan, mengapa, dan berapa lama',
    lead: 'Inilah semuanya, menurut apa yang Anda lakukan di sini.',
    account: {
      title: 'Anda membuka akun',
      what: 'Nama depan dan belakang, alamat email, kata sandi sebagai hash Argon2id, kode undangan Anda dan siapa yang mengundang Anda, bahasa, serta kapan Anda bergabung dan terakhir masuk.',
      long: 'Selama akun ada. Dari pendaftaran yang tidak dikonfirmasi siapa pun, dua hari, termasuk alamatnya.',
    },
    codes: {
      title: 'Kami mengirim kode atau tautan',
      what: 'Hash SHA-256-nya dan kapan dipakai.',
      long: 'Sehari setelah kedaluwarsa.',
    },
    sessions: {
      title: 'Anda masuk',
      what: 'Hash token sesi Anda, nama peramban, alamat jaringan, waktunya, dan jenis perangkat yang Anda pakai, dengan paruh pertama alamat jaringan tempat perangkat itu dipakai. Setelah kata sandi salah, hitungan di bawah hash alamat yang diketik.',
      long: 'Sebulan setelah sesi terakhir bisa dipakai; jenis perangkat dan paruh itu, selama akun ada; hitungan selama setahun, atau sampai kata sandi benar.',
    },
    factors: {
      title: 'Anda melindungi akun',
      what: 'Rahasia aplikasi autentikator Anda, terenkripsi; hash kode pemulihan; nama, kunci publik, dan pemakaian terakhir kunci sandi Anda.',
      long: 'Sampai Anda menghapusnya atau menutup akun.',
    },
    money: {
      title: 'Anda memakai uang latihan',
      what: 'Setoran, pembayaran, posisi, hasil, penarikan, alamat latihan yang Anda pakai, catatan buku besar, dan jawaban atas permintaan Anda, agar yang berulang dihitung sekali. Juga staf mana yang memutuskan apa. Dari sebuah undangan: bonusnya, hash kotak surat di balik alamat, dan apa yang menonjol saat ditinjau, seperti koneksi yang sama.',
      long: 'Buku besar dan catatan keputusan tidak pernah diubah atau dihapus, karena angka semua orang bertumpu padanya.',
    },
    identity: {
      title: 'Anda mencoba pemeriksaan identitas',
      what: 'Dokumen apa, kapan, serta apa yang diputuskan staf dan mengapa. Gambarnya, dibuat ulang tanpa yang ditulis kamera di dalamnya, terenkripsi; dan siapa dari staf yang membukanya kapan.',
      long: 'Gambar sampai 30 hari setelah keputusan, atau langsung dihapus bila Anda menariknya; yang tidak pernah dikirim, 7 hari. Keputusannya tetap ada.',
    },
    contact: {
      title: 'Anda menulis kepada kami',
      what: 'Nama, alamat email, pesan Anda dan bahasanya, serta jawaban tim. Email berisi pesan itu masuk ke kotak surat pengelola.',
      long: 'Sampai pengelola menghapusnya; mintalah kapan saja.',
    },
    newsletter: {
      title: 'Anda meminta buletin',
      what: 'Alamat email Anda, hash tautan Anda, dan kapan Anda mengonfirmasi atau berhenti.',
      long: 'Selama Anda ada di daftar. Alamat yang belum dikonfirmasi atau sudah berhenti dihapus 7 hari setelah email terakhir kami ke sana.',
    },
    mail: {
      title: 'Kami mengirim email',
      what: 'Email itu sendiri, agar bisa dikirim lagi bila server surat sedang mati.',
      long: 'Isinya, sampai server surat menerimanya. Alamat dan subjek, dan seluruhnya di kotak surat bawaan, 30 hari.',
    },
    limits: {
      title: 'Anda sering mencoba sesuatu',
      what: 'Hitungan di bawah hash alamat jaringan atau email Anda, untuk mencegah tebakan dan banjir permintaan.',
      long: 'Sekitar sehari.',
    },
    label: { what: 'Apa', long: 'Berapa lama' },
  },
  browser: {
    heading: 'Apa yang tinggal di peramban Anda',
    one: 'Saat Anda masuk: token akses dan token penyegar sesi serta ID pengguna Anda. Saat Anda memilih: bahasa, tema, gerakan yang dihentikan. Semuanya di penyimpanan peramban Anda sendiri, bukan di kuki. Keluar menghapus token itu.',
  },
  others: {
    heading: 'Siapa lagi yang melihatnya',
    one: 'Staf pengelola, masing-masing sejauh perannya. Bila pengelola memasang server surat, email melewatinya. Tidak ada yang lain.',
  },
  rights: {
    heading: 'Hak Anda',
    one: 'Di profil, Anda bisa melihat dan memperbaiki data Anda, mengunduh semuanya, dan menutup akun. Untuk hal lain, atau bila Anda tidak bisa masuk, tulis lewat halaman kontak dengan alamat akun Anda.',
    two: 'Isi buku besar tidak dapat dihapus. Catatannya memuat nomor, bukan nama; nama dan alamat ada di tempat lain dan bisa dihapus.',
  },
  changes: {
    heading: 'Perubahan halaman ini',
    one: 'Setiap perubahan tercantum di sini dengan tanggalnya.',
    first: 'Versi pertama.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  privacy: 'Apa yang Evenmoor simpan tentang Anda, mengapa, berapa lama, dan cara meminta penghapusan.',
}
