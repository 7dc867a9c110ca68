import type { terms as english, descriptions as englishDescriptions } from '#messages/en/terms.ts'
import type { Translation } from '#messages/shape.ts'

export const terms: Translation<typeof english> = {
  title: 'Ketentuan Layanan',
  summary: {
    practice: 'Semua uang di sini uang latihan. Tidak dapat dibeli, dijual, atau diuangkan.',
    promise: 'Tidak ada yang dijanjikan. Hasil bisa negatif.',
    fee: 'Penarikan berbiaya 1 % dan tidak ada lagi.',
    adult: 'Anda harus berusia 18 tahun ke atas.',
  },
  what: {
    heading: 'Apa yang Anda pakai',
    one: 'Evenmoor adalah perangkat lunak sumber terbuka yang menyimulasikan situs investasi. Dengan membuka akun, Anda menyetujui ketentuan ini.',
    two: 'Tidak ada uang nyata di dalamnya, dan tidak ada cara memasukkannya. Dolar latihan dan koin latihan tidak bernilai di luar situs ini.',
  },
  account: {
    heading: 'Akun Anda',
    one: 'Anda harus berusia minimal 18 tahun. Satu akun untuk setiap orang.',
    two: 'Berikan alamat email milik Anda dan simpan kata sandi untuk diri sendiri. Apa yang dilakukan dengannya dianggap Anda lakukan.',
  },
  plans: {
    heading: 'Paket',
    one: 'Inilah paketnya. Kedua batas rentang termasuk di dalamnya, jadi pada $1.000 dan $10.000 ada dua paket yang terbuka.',
    stale: 'Ini paket saat situs ini dibuat. Kami tidak dapat memuat yang terbaru.',
    caption: 'Paket, rentangnya, dan tingkat ilustrasinya',
    plan: 'Paket',
    range: 'Jumlah latihan',
    rate: 'Tingkat ilustrasi per hari',
    two: 'Tingkat ini hanya untuk uang latihan dan bukan prakiraan. Yang berlaku adalah hasil yang dibukukan untuk tiap paket dan hari. Hasil itu bisa negatif.',
    three:
      'Posisi ikut serta mulai sehari setelah dibuka (UTC). Keuntungan masuk ke saldo tersedia Anda. Kerugian dipotong dari posisi.',
    four: 'Anda boleh mengambil kembali posisi kapan saja. Tidak ada masa terkunci.',
  },
  deposits: {
    heading: 'Setoran',
    one: 'Setoran adalah checkout dalam salah satu dari enam koin latihan, dibayar dari dompet latihan Anda. Setiap pembayaran dikreditkan setelah konfirmasinya cukup, juga bila terlalu kecil, terlalu besar, atau terlambat.',
    two: 'USDT dihitung sebagai satu dolar. Koin lain dihitung dengan harga di checkout, yang ditahan selama 15 menit.',
  },
  withdrawals: {
    heading: 'Penarikan dan biayanya',
    one: 'Penarikan hanya dibayar dengan USDT di jaringan BEP20, di sini dalam bentuk latihannya.',
    two: 'Biayanya tetap 1 % dari jumlah, dibulatkan ke atas ke sen. Biaya dipotong dari jumlah itu. Tidak ada pungutan lain, dan tidak seorang pun pernah diminta membayar agar bisa menarik uang.',
    three:
      'Staf meninjau setiap permintaan. Anda bisa membatalkannya sampai disetujui. Bila ditolak, seluruh jumlah kembali ke saldo Anda beserta alasannya.',
  },
  referrals: {
    heading: 'Bonus undangan',
    one: 'Saat seseorang yang mendaftar dengan kode Anda berinvestasi untuk pertama kali, bonus sebesar yang tertulis di halaman “Undangan” dicatat untuk Anda, sekali untuk setiap orang. Tidak ada bonus bila halaman itu menyatakan bonus dimatikan.',
    two: 'Bonus itu kredit latihan tanpa nilai tunai. Bonus tidak dapat diinvestasikan atau ditarik sampai administrator meninjau dan memverifikasinya. Akun yang menuju satu kotak surat dihitung satu orang.',
  },
  fair: {
    heading: 'Pemakaian wajar',
    one: 'Jangan mengganggu layanan, memakai akun orang lain, atau mencoba mengambil yang bukan milik Anda. Kami bisa mengunci akun karena itu, dan memberi tahu langkah berikutnya saat pemiliknya masuk lagi.',
  },
  liability: {
    heading: 'Tanpa nasihat, tanpa jaminan',
    one: 'Tidak ada yang di sini merupakan nasihat berinvestasi. Perangkat lunak ini diberikan apa adanya, dengan lisensi MIT, tanpa jaminan.',
    two: 'Yang berhasil dengan uang latihan di sini belum tentu berhasil dengan uang nyata di mana pun.',
  },
  changes: {
    heading: 'Perubahan ketentuan ini',
    one: 'Perubahan tercantum di daftar bawah dengan tanggalnya. Perubahan berlaku untuk apa yang terjadi setelah hari itu.',
    first: 'Versi pertama.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  terms:
    'Ketentuan memakai Evenmoor: hanya uang latihan, 18 tahun ke atas, paket dan rentang, serta biaya penarikan 1 %.',
}
