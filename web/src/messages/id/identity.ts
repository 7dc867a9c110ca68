import type { identity as english } from '#messages/en/identity.ts'
import type { Translation } from '#messages/shape.ts'

export const identity: Translation<typeof english> = {
  title: 'Pemeriksaan identitas',
  back: 'Profil',
  status: {
    none: 'Belum dimulai',
    draft: 'Dimulai, belum dikirim',
    in_review: 'Sedang ditinjau',
    accepted: 'Diterima',
    not_accepted: 'Tidak diterima',
  },
  step: {
    none: 'Coba',
    draft: 'Lanjutkan',
    in_review: 'Lihat',
    accepted: 'Lihat',
    not_accepted: 'Lihat alasannya',
  },
  practice: {
    title: 'Jangan unggah dokumen asli',
    text: 'Ini uang latihan, dan tidak ada apa pun di akun Anda yang bergantung pada pemeriksaan ini. Pakailah gambar contoh: peramban Anda menggambarnya.',
  },
  document: {
    legend: 'Dokumen apa?',
    passport: 'Paspor',
    identity_card: 'Kartu identitas',
    driving_licence: 'Surat izin mengemudi',
    one: 'Satu gambar: halaman dengan foto',
    both: 'Dua gambar: depan dan belakang',
    needed: 'Pilih sebuah dokumen.',
    go: 'Lanjut',
    busy: 'Menyimpan…',
    change: 'Pilih dokumen lain',
  },
  side: {
    front: 'Depan',
    back: 'Belakang',
  },
  picture: {
    rules: 'JPEG, PNG, atau WebP, sampai 8 MB. Keempat sudut ada di gambar, tidak ada yang tertutup.',
    kept: 'Disimpan terenkripsi, tanpa lokasi dan kamera. Hanya staf yang meninjau dapat membukanya, dan setiap kali dicatat.',
    choose: 'Pilih gambar: {side}',
    replace: 'Ganti: {side}',
    specimen: 'Pakai contoh: {side}',
    busy: 'Mengunggah…',
    missing: 'Belum ada gambar.',
    added: 'Ditambahkan {time}, {width} × {height} piksel.',
    notShown: 'Di sini tidak ditampilkan lagi.',
    preview: 'Yang dikirim: {side}',
    spoken: '{side} ditambahkan.',
  },
  specimen: {
    mark: 'CONTOH',
    note: 'Digambar oleh peramban. Bukan dokumen asli.',
    name: 'Nama',
    valid: 'Berlaku sampai',
  },
  send: {
    button: 'Kirim untuk ditinjau',
    busy: 'Mengirim…',
    missing: 'Tambahkan dulu gambarnya.',
    done: 'Terkirim. Staf akan melihatnya, dan kami menulis keputusannya kepada Anda.',
  },
  review: {
    title: 'Staf sedang melihatnya',
    text: 'Kami menulis keputusannya kepada Anda. Sampai saat itu Anda bisa menariknya kembali.',
    sent: 'Dikirim',
    document: 'Dokumen',
  },
  withdraw: {
    button: 'Tarik kembali',
    title: 'Tarik kembali pemeriksaan ini?',
    text: 'Gambarnya langsung dihapus. Anda bisa mulai lagi kapan saja.',
    busy: 'Menarik kembali…',
    done: 'Sudah ditarik kembali, dan gambarnya dihapus.',
  },
  discard: {
    button: 'Buang',
    title: 'Buang pemeriksaan ini?',
    text: 'Gambar yang Anda tambahkan langsung dihapus.',
    busy: 'Menghapus…',
    done: 'Sudah dibuang, dan gambarnya dihapus.',
  },
  decided: {
    accepted: 'Dokumen Anda diterima',
    acceptedText: 'Tidak ada lagi yang perlu dilakukan.',
    notAccepted: 'Dokumen Anda tidak diterima',
    again: 'Anda bisa mencoba lagi di bawah.',
    at: 'Diputuskan',
    until: 'Gambar dihapus pada {when}. Keputusannya tetap ada.',
    gone: 'Gambar sudah dihapus. Keputusannya tetap ada.',
  },
  faults: {
    file_too_large: 'File lebih dari 8 MB. Tidak ada yang disimpan: kirim yang lebih kecil.',
    file_incomplete: 'File tidak sampai utuh. Tidak ada yang disimpan: coba lagi.',
    picture_pdf: 'Itu PDF. Tidak ada yang disimpan: kirim gambar dokumennya.',
    picture_type:
      'Kami tidak dapat membacanya sebagai gambar. Tidak ada yang disimpan: kirim JPEG, PNG, atau WebP.',
    picture_moving: 'Gambar ini bergerak. Tidak ada yang disimpan: kirim yang diam.',
    picture_damaged: 'Gambar rusak atau tidak lengkap. Tidak ada yang disimpan: ambil lagi.',
    picture_too_many_pixels:
      'Gambar memiliki lebih dari 40 juta piksel. Tidak ada yang disimpan: kirim yang lebih kecil.',
    picture_too_small:
      'Gambar terlalu kecil untuk dibaca. Tidak ada yang disimpan: perlu sedikitnya 600 × 400 piksel.',
  },
}
