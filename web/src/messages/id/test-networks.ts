import type { TestNetworkWords } from '#messages/shape.ts'

export const testNetworks: TestNetworkWords = {
  nav: {
    footer: {
      note: 'Evenmoor ini memakai jaringan uji publik. Koinnya tidak bernilai, jadi tidak ada uang di dalamnya yang bernilai, dan hasil bisa negatif.',
    },
  },
  home: {
    pill: 'Jaringan uji',
    lead: 'Coba paket kripto dan forex dengan koin tanpa nilai dari jaringan uji publik dan semua biaya terlihat jelas. Untung dan rugi ditampilkan sama besar.',
    note: 'Gratis. 18 tahun ke atas. Tanpa kartu. Koin uji berasal dari dompet Anda sendiri.',
    plans: {
      heading: 'Paket dengan uang uji',
      lead: 'Tingkat adalah ilustrasi.',
      tag: 'Uang uji',
      amount: 'jumlah uang uji',
      rateLabel: 'Tingkat ilustrasi: hanya uang uji, bukan prakiraan',
      booked: {
        rateLabel:
          'Tingkat ilustrasi: hanya uang uji. Dua anggota staf membukukan setiap hari, dan hasilnya bisa rugi',
      },
    },
  },
  homeMore: {
    arithmetic: {
      conclusion:
        'Dalam setahun itu menjadi ×8.207. Tidak ada investasi sah yang membayar sebesar itu, dan yang mengatakannya tidak berkata benar. Kami memakai tingkat ini untuk menunjukkan arti janji seperti itu, hanya dengan uang uji.',
    },
    honest: {
      money: {
        title: 'Hanya uang uji',
        text: 'Tidak ada cara memasukkan uang nyata. Di sini hanya koin jaringan uji publik yang dihitung: koin itu dibagikan untuk pengujian dan tidak bernilai.',
      },
    },
    cta: { heading: 'Mulai dengan koin uji' },
  },
  faqFirst: {
    money: {
      answer:
        'Tidak. Setiap dolar di sini berasal dari koin jaringan uji publik, yang dibagikan untuk pengujian dan tidak bernilai. Tidak ada jaringan utama di sini, dan tidak ada setelan untuk itu. Jangan pernah mengirim koin jaringan utama ke alamat situs ini.',
    },
    rate: {
      answer:
        'Itu ilustrasi untuk uang uji saja, bukan prakiraan. Dua anggota staf membukukan hasil setiap hari, dan hasilnya bisa negatif. 2,5 % per hari yang diulang selama setahun menjadi ×8.207. Tidak ada investasi sah yang membayar sebesar itu. Kami menunjukkannya agar Anda mengenali tawaran seperti itu bila menemuinya.',
    },
    leave: {
      question: 'Bagaimana cara mengeluarkan uang uji?',
      answer:
        'Ambil kembali dari paket, lalu ajukan penarikan ke alamat Anda. Penarikan dibayar dengan USDT tanpa nilai di jaringan uji BEP20. Staf memeriksa setiap permintaan dan membayarnya dari dompet mereka. Sebelum disetujui, Anda bisa membatalkannya sendiri.',
    },
  },
  faq: {
    losses: {
      answer:
        'Ya. Kerugian dipotong dari posisi Anda dan tampil di tempat dan ukuran yang sama dengan keuntungan. Dua anggota staf membukukan hasil setiap hari. Jangan berharap kehidupan nyata mengikutinya.',
    },
    start: {
      answer:
        'Daftar dengan alamat email dan konfirmasi dengan kode yang kami kirim. Anda perlu dompet sendiri berisi koin jaringan uji publik; koin itu dibagikan untuk pengujian. Lalu pilih paket dan jumlah, dan bayar checkout dari dompet itu.',
    },
    identity: {
      answer:
        'Anda dapat mencobanya di profil: Anda mengirim gambar dokumen, staf melihatnya, dan kami menulis keputusannya kepada Anda. Tidak ada yang bergantung padanya di sini, karena tidak ada uang di sini yang bernilai. Pakailah gambar contoh yang digambar halaman itu, bukan dokumen asli. Gambar dihapus 30 hari setelah keputusan.',
    },
    referral: {
      answer:
        'Tidak. Instalasi ini memakai jaringan uji publik, dan di sana tidak ada bonus. Kode Anda berfungsi, dan halaman “Undangan” di akun Anda menampilkan siapa yang memakainya.',
    },
  },
  about: {
    lead: 'Evenmoor adalah tempat berlatih investasi dengan koin uji tanpa nilai. Situs ini hanya mengatakan apa yang bisa dibuktikan buku besarnya.',
    what: {
      text: 'Anda membuka akun, membayar checkout dengan koin jaringan uji publik, memilih paket, dan melihat hasil tiap hari. Lalu Anda menarik uang dan melihat biayanya. Tidak ada uang nyata di jalannya, dan setiap langkah berjalan seolah-olah nyata.',
    },
    how: {
      heading: 'Cara kerjanya di sini',
      wallet: {
        title: 'Dompet Anda sendiri',
        text: 'Anda membayar dengan koin jaringan uji publik. Koin itu dibagikan untuk pengujian dan tidak bernilai.',
      },
      withdrawal: {
        text: 'Anda mengajukan, staf meninjau dan membayar di jaringan uji. Biayanya 1 % dan tidak ada lagi.',
      },
    },
    why: { exit: { text: 'Ambil kembali uang uji Anda dari paket kapan saja.' } },
  },
  risks: {
    lead: 'Di sini Anda hanya bisa kehilangan uang uji, yang tidak bernilai. Kripto dan forex nyata berbeda. Baca ini sebelum menaruh uang nyata di mana pun.',
    summary: { practice: 'Hasil baik dengan uang uji tidak banyak berarti untuk uang nyata.' },
    practice: {
      two: 'Setiap hari di sini dibukukan oleh dua anggota staf. Tidak ada pasar nyata yang bergerak seperti itu.',
    },
  },
  terms: {
    summary: {
      practice:
        'Semua uang di sini uang uji: koin jaringan uji publik dan dolar yang berasal darinya. Tidak bernilai.',
    },
    what: {
      two: 'Tidak ada uang nyata di dalamnya, dan tidak ada cara memasukkannya. Koin jaringan uji tidak bernilai, begitu juga dolar yang berasal darinya.',
    },
    plans: {
      range: 'Jumlah uang uji',
      two: 'Tingkat ini hanya untuk uang uji dan bukan prakiraan. Yang berlaku adalah hasil yang dibukukan untuk tiap paket dan hari. Hasil itu bisa negatif.',
    },
    deposits: {
      one: 'Setoran adalah checkout dalam koin jaringan uji publik, dibayar dari dompet Anda sendiri. Setiap pembayaran dikreditkan setelah konfirmasinya cukup, juga bila terlalu kecil, terlalu besar, atau terlambat.',
    },
    withdrawals: {
      one: 'Penarikan hanya dibayar dengan USDT di jaringan BEP20, di sini di jaringan ujinya.',
    },
    referrals: {
      one: 'Di jaringan uji tidak ada bonus. Kode Anda berfungsi, dan halaman “Undangan” menampilkan siapa yang memakainya.',
      two: 'Akun yang menuju satu kotak surat dihitung satu orang.',
    },
    liability: {
      two: 'Yang berhasil dengan uang uji di sini belum tentu berhasil dengan uang nyata di mana pun.',
    },
  },
  privacy: {
    stored: {
      money: {
        title: 'Anda memakai uang uji',
        what: 'Setoran, pembayaran, posisi, hasil, penarikan, alamat yang Anda pakai di jaringan uji, catatan buku besar, dan jawaban atas permintaan Anda, agar yang berulang dihitung sekali. Juga staf mana yang memutuskan apa. Pembayaran juga ada di catatan publik jaringan ujinya, dan tidak ada yang bisa menghapusnya dari sana.',
      },
    },
  },
  results: {
    check: {
      two: 'Ini membuktikan kepada siapa pun yang mencatat hash tepat waktu bahwa bulan itu sudah ditetapkan sebelum dimulai dan tidak diubah sesudahnya. Ini tidak membuktikan bahwa benih dipilih secara adil. Semuanya uang uji.',
    },
  },
  account: {
    rules: {
      adult:
        'Centang kotak untuk menyatakan bahwa Anda berusia 18 tahun ke atas dan tahu ini uang uji tanpa nilai.',
    },
    signup: {
      lead: 'Hanya sekitar dua menit. Tanpa kartu.',
      adult: 'Saya berusia 18 tahun ke atas dan tahu ini uang uji tanpa nilai.',
      next: {
        start: 'Anda membayar dengan koin jaringan uji publik, dari dompet Anda sendiri.',
        note: 'Koin itu dibagikan untuk pengujian dan tidak bernilai. Hasil bisa negatif.',
      },
    },
  },
  descriptions: {
    home: 'Latih investasi kripto dan forex dengan koin tanpa nilai dari jaringan uji publik. Hasil bisa negatif, biaya ditunjukkan lebih dulu, dan tidak ada yang dijanjikan.',
    faq: 'Sepuluh jawaban lugas: uang uji, tingkat harian, kerugian, satu-satunya biaya, penarikan, keamanan, dan dukungan.',
    about:
      'Siapa pembuat Evenmoor, apa yang bukan Evenmoor, cara kerjanya, dan apa yang bisa Anda periksa sendiri. Hanya koin jaringan uji.',
    terms:
      'Ketentuan memakai Evenmoor: hanya koin jaringan uji, 18 tahun ke atas, paket dan rentang, serta biaya penarikan 1 %.',
    signup: 'Buka akun gratis untuk uang uji: satu alamat email, sekitar dua menit, tanpa kartu.',
    login: 'Masuk ke akun Evenmoor Anda.',
    forgotPassword: 'Dapatkan tautan untuk membuat kata sandi baru akun Evenmoor Anda.',
    resetPassword: 'Buat kata sandi baru untuk akun Evenmoor Anda.',
    logout: 'Keluar dari akun Evenmoor Anda.',
  },
  parts: {
    practiceBar: {
      label: 'Jaringan uji',
      lead: 'Jaringan uji.',
      text: 'Koin di sini tidak bernilai, begitu juga saldo yang berasal darinya.',
      detailsTitle: 'Ini uang uji',
      detailsText:
        'Dolar Anda di sini berasal dari koin jaringan uji publik, yang dibagikan untuk pengujian. Tidak dapat dijual atau diuangkan. Pembayaran adalah transaksi di jaringan itu, dan hasil bisa negatif. Jangan pernah mengirim koin jaringan utama: tidak ada orang di sini yang bisa mengirimnya kembali.',
    },
  },
  investorShell: { titleSuffix: 'Jaringan uji' },
  investorMoney: {
    standsFor: {
      usdt: 'Jaringan uji BNB Smart Chain (BEP20)',
      bnb: 'Jaringan uji BNB Smart Chain',
      eth: 'Jaringan uji Ethereum',
      btc: 'Jaringan uji Bitcoin',
      ltc: 'Jaringan uji Litecoin',
      trx: 'Jaringan uji TRON',
    },
  },
  dashboard: {
    heading: 'Akun uji Anda',
    balance: { title: 'Saldo uji' },
    next: { investDetail: 'Anda membayar dengan koin jaringan uji publik, dari dompet Anda sendiri.' },
  },
  invest: {
    rateLabel: 'Tingkat ilustrasi: hanya uang uji, bukan prakiraan',
    booked: {
      rateLabel:
        'Tingkat ilustrasi: hanya uang uji. Dua anggota staf membukukan setiap hari, dan hasilnya bisa rugi',
    },
    amount: { heading: 'Berapa banyak uang uji?' },
    forecast: {
      illustration:
        'Paket ini tidak punya hasil sendiri, hanya tingkat ilustrasi untuk uang uji. Kasus buruk: semuanya hilang; kasus sedang: tidak ada keuntungan; kasus baik: tingkat ilustrasi setiap hari. Tidak ada investasi sah yang membayar sebesar itu.',
      record: {
        totalNote: 'Untuk uang uji yang ada di dalamnya sejak hari pertama, dengan keuntungan dibayarkan.',
      },
    },
    pay: {
      coinNote:
        'Halaman berikutnya menampilkan harga, jumlah koin, dan alamat di jaringan uji. Anda membayar dari dompet Anda sendiri.',
    },
  },
  identity: {
    practice: {
      text: 'Ini uang uji, dan tidak ada apa pun di akun Anda yang bergantung pada pemeriksaan ini. Pakailah gambar contoh: peramban Anda menggambarnya.',
    },
  },
  profile: { since: 'Akun sejak' },
  staffShell: {
    mode: 'JARINGAN UJI',
    modeText:
      'Instalasi di jaringan uji publik: koinnya tidak bernilai, dan tidak ada uang nyata yang bisa bergerak dari sini.',
    titleSuffix: 'Staf, jaringan uji',
  },
}
