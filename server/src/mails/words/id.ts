import type { MailWords } from '../mail-words.ts'

/** Indonesian of the mails. */
export const words: MailWords = {
  ribbon: 'Hanya uang latihan: tidak ada apa pun di sini yang bernilai di luar Evenmoor.',
  testRibbon:
    'Jaringan uji: koin di sini tidak bernilai, dan tidak ada apa pun di sini yang bernilai di luar Evenmoor.',
  login: 'Masuk',
  setPassword: 'Buat kata sandi baru',
  notMe: { label: 'Itu bukan saya', expiry: 'Berlaku satu kali, selama 72 jam.' },
  code: {
    subject: 'Kode Evenmoor Anda: {code}',
    text: 'Ketik kode ini di halaman tempat Anda mendaftar, dan akun Anda terbuka.',
    several:
      'Formulir dikirim lebih dari sekali dengan alamat ini. Masing-masing punya kode sendiri: pakai yang datang saat Anda mengirim milik Anda.',
    expiry: 'Berlaku satu kali, selama 10 menit.',
    reason:
      'Anda menerima email ini karena alamat ini dipakai untuk mendaftar di Evenmoor. Jika itu bukan Anda, tidak perlu melakukan apa pun: tanpa kode, akun tetap tertutup. Kami tidak pernah meminta kode ini lewat telepon atau obrolan.',
  },
  alreadyRegistered: {
    subject: 'Anda sudah punya akun Evenmoor',
    text: 'Seseorang mencoba mendaftar dengan alamat ini. Alamat ini sudah punya akun, dan tidak ada yang berubah padanya.',
    next: 'Jika itu Anda: masuk di {login}, atau buat kata sandi baru di {forgot}.',
    reason:
      'Anda menerima email ini karena alamat ini milik sebuah akun Evenmoor. Jika itu bukan Anda, tidak perlu melakukan apa pun.',
  },
  notConfirmed: {
    subject: 'Akun Evenmoor Anda belum terbuka',
    text: 'Seseorang mendaftar dengan alamat ini, tetapi kodenya belum diketik. Jadi belum ada akun dan kata sandi. Daftar sekali lagi untuk membuka akun Anda.',
    signUp: 'Daftar',
  },
  welcome: {
    subject: 'Selamat datang di Evenmoor',
    open: 'Alamat Anda sudah dikonfirmasi dan akun Anda terbuka.',
    wallet:
      'Anda punya dompet latihan dengan koin pura-pura. Pakailah untuk melihat cara kerja deposit, paket, biaya, dan kerugian.',
    testWallet:
      'Anda membayar dengan koin jaringan uji publik dari dompet Anda sendiri; koin itu tidak bernilai. Pakailah untuk melihat cara kerja deposit, paket, biaya, dan kerugian.',
    reason: 'Anda menerima email ini karena Anda membuka akun di Evenmoor.',
  },
  addressCode: {
    subject: 'Kode Evenmoor Anda: {code}',
    old: 'Akun Anda akan memakai alamat email lain. Ketik kode ini bersama kode di kotak surat baru, dan alamatnya berubah.',
    new: 'Ini akan menjadi alamat email sebuah akun Evenmoor. Ketik kode ini di halaman tempat kode diminta.',
    expiry: 'Berlaku satu kali, selama 15 menit.',
    oldReason:
      'Anda menerima email ini karena ini alamat akun Anda. Jika bukan Anda yang meminta, jangan beri tahu kode ini kepada siapa pun dan buat kata sandi baru: seseorang telah masuk ke akun Anda.',
    newReason:
      'Anda menerima email ini karena seseorang memberikan alamat ini untuk akunnya di Evenmoor. Jika itu bukan Anda, tidak perlu melakukan apa pun.',
  },
  addressChanged: {
    subject: 'Alamat akun Evenmoor Anda diubah',
    text: 'Mulai sekarang email dikirim ke {email}, dan dengan alamat itulah Anda masuk.',
    notYou:
      'Jika itu bukan Anda, kembalikan alamat ini dengan tautan: itu juga mengeluarkan semua perangkat.',
    undo: 'Batalkan perubahan',
    expiry: 'Berlaku satu kali, selama 72 jam.',
    reason: 'Anda menerima email ini karena alamat email akun Evenmoor Anda diubah.',
  },
  addressChangedBack: {
    subject: 'Alamat akun Evenmoor Anda dikembalikan',
    text: 'Alamatnya kembali {email}, dan semua perangkat sudah dikeluarkan.',
    next: 'Orang yang mengubahnya tahu kata sandi Anda: buat yang baru sekarang, lalu periksa faktor kedua Anda.',
    reason: 'Anda menerima email ini karena tautan untuk membatalkan perubahan alamat dipakai.',
  },
  addressInUse: {
    subject: 'Seseorang memberikan alamat Anda untuk akun Evenmoor miliknya',
    text: 'Seseorang mencoba memakai alamat ini untuk akunnya. Alamat ini milik akun Anda, dan tidak ada yang berubah padanya.',
    reason:
      'Anda menerima email ini karena alamat ini milik sebuah akun Evenmoor. Anda tidak perlu melakukan apa pun.',
  },
  closed: {
    subject: 'Akun Evenmoor Anda ditutup',
    text: 'Nama, alamat, dan semua cara masuk sudah dihapus darinya. Yang sudah dibukukan tetap ada, tanpa nama Anda: pembukuan harus cocok.',
    next: 'Tidak ada lagi yang perlu dilakukan. Anda bisa mendaftar lagi dengan alamat ini kapan saja.',
    reason: 'Anda menerima email ini karena Anda menutup akun Evenmoor Anda. Ini yang terakhir.',
  },
  passwordChanged: {
    subject: 'Kata sandi Evenmoor Anda diubah',
    byLink: 'Kata sandi baru dibuat untuk akun Anda, dan semua perangkat dikeluarkan.',
    byLinkNotYou:
      'Jika itu bukan Anda, seseorang bisa membaca email Anda: amankan dulu kotak surat Anda, lalu pakai tautan ini. Tautan ini mengeluarkan semua perangkat, membatalkan kata sandi, dan mengirim cara membuat yang baru.',
    own: 'Kata sandi diubah di profil, dan semua perangkat lain dikeluarkan.',
    ownNotYou:
      'Jika itu bukan Anda, pakai tautan ini: semua perangkat dikeluarkan, kata sandi dibatalkan, dan Anda dikirimi cara membuat yang baru.',
    reason: 'Anda menerima email ini karena kata sandi akun Evenmoor Anda diubah.',
  },
  reset: {
    subject: 'Buat kata sandi Evenmoor baru',
    text: 'Ikuti tautan ini untuk membuat kata sandi baru. Sampai saat itu, yang lama tetap berlaku.',
    expiry: 'Berlaku satu kali, selama 30 menit.',
    reason:
      'Anda menerima email ini karena kata sandi baru diminta dengan alamat ini. Jika itu bukan Anda, tidak perlu melakukan apa pun.',
  },
  sessionEnded: {
    subject: 'Kami mengeluarkan salah satu perangkat Anda',
    text: 'Kunci salah satu sesi Anda dipakai di dua tempat, yang bisa berarti kunci itu disalin. Sesi itu sudah berakhir; saldo Anda tidak tersentuh.',
    next: 'Masuklah lagi. Jika Anda tidak tahu mengapa ini terjadi, buat kata sandi baru di {forgot}: itu mengeluarkan semua perangkat.',
    reason: 'Anda menerima email ini karena sebuah sesi akun Evenmoor Anda diakhiri demi keamanan.',
  },
  newDevice: {
    subject: 'Perangkat baru masuk ke akun Evenmoor Anda',
    where: '{device}, pada {when}, dari jaringan {network}.',
    somewhere: '{device}, pada {when}.',
    device: '{browser} di {system}',
    someBrowser: 'Sebuah peramban',
    someSystem: 'sistem yang tidak dikenal',
    otherProgram: 'Program lain',
    notYou:
      'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, pakai tautan ini: semua perangkat dikeluarkan, kata sandi dibatalkan, dan Anda dikirimi cara membuat yang baru.',
    reason:
      'Anda menerima email ini karena akun Evenmoor Anda dibuka di perangkat yang belum pernah kami lihat.',
  },
  newPlace: {
    subject: 'Akun Evenmoor Anda dimasuki dari jaringan baru',
    often: 'Koneksi lain sudah cukup untuk ini, misalnya data seluler atau saat bepergian.',
    reason:
      'Anda menerima email ini karena akun Evenmoor Anda dibuka dari jaringan yang belum pernah dipakai untuk membukanya.',
  },
  loginStopped: {
    subject: 'Lima kode salah saat masuk ke akun Evenmoor Anda',
    text: 'Seseorang mengetik kata sandi Anda dengan benar, lalu lima kode yang salah. Upaya masuk itu ditutup, dan tidak ada yang masuk:',
    notYou:
      'Jika itu Anda, masuk lagi dengan kode terbaru. Jika bukan, seseorang tahu kata sandi Anda. Pakai tautan ini: semua perangkat dikeluarkan, kata sandi dibatalkan, dan Anda dikirimi cara membuat yang baru.',
    reason: 'Anda menerima email ini karena seseorang mencoba masuk ke akun Evenmoor Anda.',
  },
  accountLimited: {
    subject: { locked: 'Akun Evenmoor Anda dikunci', suspended: 'Akun Evenmoor Anda ditangguhkan' },
    why: {
      unusual_activity: 'Kami melihat aktivitas yang tidak biasa di dalamnya.',
      owner_request: 'Pemiliknya memintanya.',
      terms: 'Kami sedang memeriksa apakah ketentuan kami dipatuhi.',
      legal_request: 'Kami harus menjawab permintaan hukum.',
    },
    text: 'Semua perangkat dikeluarkan. Saldo Anda tidak disentuh, dan tidak ada pembayaran yang diminta untuk membuka akun.',
    works:
      'Anda tetap bisa melihat semuanya, mengekspor data, mengambil kembali uang dari posisi, dan meminta penarikan: masuk lalu pilih “Lihat akun saya”.',
    review:
      'Kami meninjaunya lagi paling lambat {when}. Jika menurut Anda ini keliru, tulis kepada kami di {contact} dan sebutkan referensi {reference}.',
    reason: 'Anda menerima email ini karena akun Evenmoor Anda dikunci atau ditangguhkan.',
  },
  accountOpened: {
    subject: 'Akun Evenmoor Anda terbuka lagi',
    text: 'Semuanya berjalan seperti semula. Semua perangkat dikeluarkan, jadi masuklah lagi.',
    reason: 'Anda menerima email ini karena akun Evenmoor Anda dibuka lagi.',
  },
  factors: {
    authenticator_on: {
      subject: 'Aplikasi autentikator ditambahkan ke akun Evenmoor Anda',
      text: 'Mulai sekarang, saat masuk diminta kode dari aplikasi atau kode pemulihan.',
    },
    authenticator_off: {
      subject: 'Aplikasi autentikator akun Evenmoor Anda dimatikan',
      text: 'Saat masuk tidak lagi diminta kode dari aplikasi.',
    },
    codes_renewed: {
      subject: 'Akun Evenmoor Anda punya kode pemulihan baru',
      text: 'Sepuluh kode pemulihan baru dibuat. Yang lama tidak berlaku lagi.',
    },
    passkey_added: {
      subject: 'Kunci sandi ditambahkan ke akun Evenmoor Anda',
      text: 'Kunci sandi itu bernama “{name}” dan bisa dipakai untuk masuk.',
    },
    passkey_removed: {
      subject: 'Kunci sandi dihapus dari akun Evenmoor Anda',
      text: 'Kunci sandi itu bernama “{name}”. Sekarang tidak bisa lagi dipakai untuk masuk.',
    },
    recovery_code_used: {
      subject: 'Kode pemulihan akun Evenmoor Anda dipakai',
      text: 'Tersisa {left, plural, other {# kode pemulihan}}. Anda bisa membuat yang baru di profil.',
    },
    notYou:
      'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, seseorang telah masuk ke akun Anda: pakai tautan ini. Semua perangkat dikeluarkan, kata sandi dibatalkan, dan Anda dikirimi cara membuat yang baru. Lalu periksa faktor kedua Anda.',
    reason: 'Anda menerima email ini karena setelan keamanan akun Evenmoor Anda diubah atau dipakai.',
  },
  addressSaved: {
    subject: 'Sebuah alamat penarikan ditambahkan ke akun Evenmoor Anda',
    text: 'Baru di buku alamat Anda: {address}',
    named: 'Baru di buku alamat Anda, bernama "{label}": {address}',
    hold: 'Tidak ada yang dikirim ke sana sebelum {when}, kecuali Anda melewati masa tunggu, yang hanya bisa dengan uang latihan.',
    testHold: 'Tidak ada yang dikirim ke sana sebelum {when}.',
    notYou:
      'Bila itu Anda, tidak ada yang perlu dilakukan. Bila bukan, pakai tautannya: semua perangkat dikeluarkan, kata sandi dibatalkan, alamat itu dihapus dari buku Anda, dan penarikan ke sana yang belum disetujui dibatalkan.',
    reason: 'Anda menerima email ini karena sebuah alamat ditambahkan ke akun Anda di Evenmoor.',
  },
  withdrawal: {
    newAddress:
      'Alamatnya baru: tidak ada yang dikirim sebelum {when}. Sampai saat itu Anda dapat membatalkannya.',
    amounts: 'Anda menarik {amount}. Biaya kami (1 %) {fee}. Anda menerima {net} dalam USDT di {address}.',
    link: 'Lihat posisinya',
    requested: 'Penarikan {amount} diminta',
    held: 'Penarikan menunggu saat ini: sebuah pembayaran yang sudah dikreditkan keluar dari rantainya, dan tim kami sedang memeriksanya. Penarikan Anda tetap pada urutannya dan berlanjut sesudahnya. Anda tidak perlu melakukan atau membayar apa pun.',
    inReview: 'Sekarang sedang ditinjau. Sampai disetujui, Anda bisa membatalkannya.',
    sent: 'Penarikan {amount} dikirim',
    transaction: 'Dikirim dalam transaksi {transaction}.',
    rejected: 'Penarikan {amount} tidak disetujui',
    why: 'Kami tidak menyetujui penarikan Anda sebesar {amount}. Alasannya: {reason}',
    allBack: 'Seluruh uang kembali tersedia di akun Anda, dan tidak ada biaya yang diambil.',
    failed: 'Penarikan {amount} tidak dapat dikirim',
    notTaken: 'Jaringan tidak menerima penarikan Anda ke {address}.',
    allBackCheck:
      'Seluruh uang kembali tersedia di akun Anda, dan tidak ada biaya yang diambil. Periksa alamatnya sebelum meminta lagi.',
    reason: 'Anda menerima email ini karena penarikan diminta dari akun Evenmoor Anda.',
    reasonNotYou:
      'Anda menerima email ini karena penarikan diminta dari akun Evenmoor Anda. Jika itu bukan Anda, batalkan dan ubah kata sandi Anda.',
  },
  bonus: {
    link: 'Lihat undangan Anda',
    verified: 'Bonus undangan {amount} diverifikasi',
    available:
      'Kami memverifikasi bonus undangan Anda sebesar {amount}. Bonus itu sekarang ada di saldo tersedia Anda.',
    practice: 'Ini kredit latihan tanpa nilai tunai.',
    refused: 'Bonus undangan {amount} tidak diterima',
    why: 'Kami tidak menerima bonus undangan sebesar {amount}. Alasannya: {reason}',
    nothingTaken: 'Tidak ada yang diambil dari akun Anda. Jika menurut Anda ini keliru, tulis ke dukungan.',
    reason: 'Anda menerima email ini karena seseorang mendaftar di Evenmoor dengan kode undangan Anda.',
  },
  identity: {
    link: 'Lihat pemeriksaan identitas Anda',
    accepted: 'Pemeriksaan identitas Anda diterima',
    acceptedText:
      'Kami melihat dokumen yang Anda kirim dan menerimanya. Tidak ada lagi yang perlu dilakukan.',
    notAccepted: 'Pemeriksaan identitas Anda tidak diterima',
    notAcceptedText: 'Kami melihat dokumen yang Anda kirim dan tidak dapat menerimanya. Ini alasannya:',
    again:
      'Anda bisa mencoba lagi kapan saja. Tidak ada apa pun di akun Anda yang bergantung padanya: ini uang latihan, jadi pakailah gambar contoh dan bukan dokumen asli.',
    testAgain:
      'Anda bisa mencoba lagi kapan saja. Tidak ada apa pun di akun Anda yang bergantung padanya: ini uang uji, jadi pakailah gambar contoh dan bukan dokumen asli.',
    pictures: 'Gambar dihapus pada {when}. Keputusannya tetap ada.',
    reason: 'Anda menerima email ini karena mengirim pemeriksaan identitas di Evenmoor.',
    reasons: {
      unreadable:
        'Gambar tidak terbaca: buram, terlalu gelap, atau tertutup sebagian. Ambil lagi di bawah cahaya siang, dengan seluruh dokumen tampak tajam.',
      cut_off: 'Sebagian dokumen tidak ada di dalam gambar. Ambil lagi dengan keempat sudutnya terlihat.',
      expired: 'Dokumen sudah tidak berlaku. Kirim yang masih berlaku.',
      name_differs:
        'Nama di dokumen bukan nama akun Anda. Ubah nama di profil, atau kirim dokumen dengan nama yang sama.',
      other_document:
        'Ini bukan paspor, kartu identitas, atau surat izin mengemudi, atau bukan yang Anda pilih. Kirim salah satunya.',
      altered: 'Gambar menunjukkan tanda telah diubah. Kirim sebagaimana diambil.',
    },
  },
  deposit: {
    seen: 'Kami melihat pembayaran Anda sebesar {amount}',
    onItsWay:
      '{amount} sedang dalam perjalanan di {network}. Dikreditkan setelah {count, plural, other {# konfirmasi}}; Anda tidak perlu menunggu atau melakukan apa pun.',
    late: 'Pembayaran sampai setelah harga tidak ditahan lagi, jadi dikreditkan dengan harga saat kami melihatnya.',
    transaction: 'Transaksi: {transaction}',
    practiceNetwork: 'jaringan latihan',
    inReview: 'Pembayaran Anda sebesar {amount} sampai dan sedang ditinjau',
    reviewed:
      '{amount} sudah sampai dan terkonfirmasi. Pembayaran sebesar ini dikreditkan setelah dua anggota tim kami menyetujuinya. Anda tidak perlu melakukan apa pun; harga yang ditahan untuk Anda tetap berlaku.',
    refused: 'Pembayaran Anda sebesar {amount} tidak dikreditkan',
    notCredited:
      'Kami tidak mengkreditkan {amount}. Alasannya: {reason} Jika menurut Anda ini keliru, balas email ini atau tulis ke dukungan.',
    settled: 'Deposit Anda sebesar {amount} selesai',
    credited: '{amount} dikreditkan ke akun Anda.',
    available: 'Uangnya tersedia di akun Anda.',
    planNotOpened:
      'Paket yang Anda pilih tidak bisa dibuka dengannya, jadi uangnya tersedia di akun Anda. Anda bisa memilih paket lagi atau menariknya.',
    planOpened: 'Posisi Anda dibuka dengan {amount}. Selebihnya tersedia di akun Anda.',
    reversed: 'Pembayaran Anda sebesar {amount} tidak lagi terkonfirmasi',
    replaced: 'Blok yang memuatnya diganti di jaringan: {network}.',
    takenBack: 'Kredit {credited} untuknya ditarik kembali.',
    notTakenBack:
      'Kredit {credited} untuknya sudah terpakai, jadi tidak ada yang ditarik kembali; tim kami memeriksanya.',
    mayReturn:
      'Jika jaringan memuat pembayaran itu lagi, kreditnya diberikan lagi dengan sendirinya. Lihat halaman pembayaran sebelum membayar untuk kedua kali.',
    outOfPositions:
      '{amount} di antaranya diinvestasikan. Jumlah itu dikeluarkan dari posisi Anda, yang tidak lagi menghasilkan apa pun darinya.',
    resultsReversed: 'Hasil sebesar {amount} yang diperolehnya juga dibatalkan.',
    lossesReversed: 'Kerugian posisi Anda sebesar {amount} darinya dikembalikan.',
    hold: 'Penarikan menunggu sampai tim kami memeriksa hal ini. Anda dapat memintanya sementara itu; urutannya tetap.',
    receipt: 'Lihat tanda terima',
    reference: 'Referensi: {reference}',
    reason: 'Anda menerima email ini karena pembayaran sampai untuk deposit akun Evenmoor Anda.',
  },
  statement: {
    subject: 'Rekening koran Evenmoor Anda untuk {month}',
    ready: 'Rekening koran {month} sudah siap: saldo awal {opening}, saldo akhir {closing}.',
    how: 'Berupa PDF bertanda tangan. Buka rekening koran Anda untuk menyimpannya atau mematikan email ini.',
    open: 'Buka rekening koran',
    reason: 'Anda menerima email ini karena meminta rekening koran lewat email di akun Evenmoor Anda.',
  },
  handedOver: {
    subject: 'Pesan {reference} sekarang milik Anda',
    text: '{name} menyerahkan pesan {reference} dari formulir kontak kepada Anda. Pesan itu menunggu jawaban Anda di konsol.',
    link: 'Buka pesan',
    reason: 'Anda menerima email ini karena sebagai staf Anda menjawab pesan di instalasi Evenmoor ini.',
  },
  answer: {
    subject: 'Jawaban kami atas pesan Anda {reference}',
    intro: 'Anda menulis kepada kami pada {when}. Ini jawaban kami:',
    reply: 'Jika Anda membalas email ini, balasan Anda masuk ke {email}. Biarkan {reference} di subjeknya.',
    noReply:
      'Balasan atas email ini tidak sampai kepada siapa pun. Untuk menulis lagi, pakai formulir: {link}',
    reason:
      'Anda menerima email ini karena sebuah pesan dikirim dengan alamat ini lewat formulir kontak Evenmoor. Jika itu bukan Anda, tidak perlu melakukan apa pun.',
    templates: {
      greeting: 'Halo {name},',
      received:
        'Terima kasih atas pesan Anda. Kami sudah membacanya, dan perlu memeriksanya sebelum bisa menjawab.',
      moreNeeded:
        'Terima kasih atas pesan Anda. Untuk memeriksanya kami perlu tahu lebih banyak: halaman mana, apa yang Anda lakukan, apa yang Anda lihat, dan kapan. Jangan kirim kata sandi atau kode kepada kami: kami tidak pernah memerlukannya.',
      withdrawing:
        'Penarikan diminta di sini: {link}\n\nBiayanya 1 % dari jumlahnya dan dipotong dari jumlah itu. Tidak ada yang harus dibayar untuk menarik. Setiap permintaan punya halaman sendiri yang menunjukkan langkah-langkahnya beserta waktunya. Sampai disetujui, Anda bisa membatalkannya di sana.',
      access:
        'Jika Anda tidak bisa masuk, minta tautan di sini: {link}\n\nTautan itu dikirim ke alamat akun, berlaku sekali, dalam 30 menit, dan menuju tempat membuat kata sandi baru. Kami tidak bisa melihat kata sandi dan tidak pernah memintanya.',
      money:
        'Evenmoor memakai uang latihan. Uang ini tidak bisa dibeli, dijual, atau dicairkan, dan tidak bernilai di luar Evenmoor. Tidak ada hasil yang dijanjikan; hasil bisa negatif.',
      testMoney:
        'Evenmoor di sini memakai koin jaringan uji publik. Koin itu tidak bernilai. Jangan membayar siapa pun untuknya. Tidak ada hasil yang dijanjikan; hasil bisa negatif.',
      impostor:
        'Siapa pun yang atas nama kami meminta uang, kata sandi, kode, atau kata-kata dompet Anda bukan dari Evenmoor. Tidak ada yang harus dibayar untuk menarik. Jangan menjawabnya. Jika Anda sudah memberi tahu kata sandi Anda, buat yang baru.',
    },
  },
  newsletter: {
    subject: 'Apakah Anda mau buletin Evenmoor?',
    text: 'Seseorang, semoga Anda, meminta buletin kami dengan alamat ini. Buka halaman di bawah dan konfirmasi, dan Anda masuk daftar.',
    leave: 'Anda bisa berhenti kapan saja: {unsubscribe}',
    confirm: 'Konfirmasi',
    expiry: 'Tautan ini berlaku 7 hari.',
    reason:
      'Anda menerima email ini karena alamat ini diketik di formulir buletin. Jika itu bukan Anda, tidak perlu melakukan apa pun: tanpa konfirmasi, kami menghapus alamat ini setelah 7 hari.',
  },
}
