import type { checkoutMore as english } from '#messages/en/checkout-more.ts'
import type { Translation } from '#messages/shape.ts'

export const checkoutMore: Translation<typeof english> = {
  paused: {
    title: '{coin} sedang dijeda',
    since: 'Sejak {time}',
    unreachable: 'Saat ini kami tidak bisa menjangkau jaringannya.',
    wrong_network: 'Node kami mengatakan berada di jaringan lain.',
    stalled: 'Jaringannya terlalu lama tidak membuat blok.',
    went_back: 'Node kami menunjukkan blok lebih sedikit dari sebelumnya.',
    inconsistent: 'Yang dikatakan node kami tidak cocok satu sama lain.',
    unread: 'Kami belum membaca jaringannya.',
    safe: 'Yang sudah Anda kirim dikreditkan setelah jeda selesai, dengan harga yang ditahan saat Anda mengirim.',
    next: 'Jangan kirim yang baru sampai berjalan lagi, atau pilih koin lain.',
    button: 'Tidak selama {coin} dijeda',
    tag: 'Dijeda',
  },
  controls: {
    tooLittle: 'Membayar setengah dari yang kurang. Itu dikreditkan, sisanya tetap kurang.',
    tooMuch: 'Membayar sepersepuluh lebih. Semuanya dikreditkan.',
    twice: 'Membayar yang kurang, lalu semuanya sekali lagi. Keduanya dikreditkan.',
    late: 'Mengakhiri harga yang ditahan, lalu membayar. Dikreditkan dengan harga saat itu.',
    lateDo: 'Bayar terlambat',
    endHoldDo: 'Biarkan harga kedaluwarsa',
    endHold: 'Mengakhiri harga yang ditahan, agar Anda bisa menahan yang baru.',
    undoDo: 'Hapus lewat reorganisasi',
    undo: 'Mengganti blok terbaru dengan blok tanpa pembayaran Anda. Yang dikreditkan ditarik, lalu penarikan Anda menunggu sampai staf memeriksanya. Koin kembali ke dompet latihan Anda.',
    busy: 'Sedang diproses…',
  },
  hold: {
    when: 'Anda bisa menahan harga baru dalam 5 menit terakhir, dan kapan saja setelahnya.',
    held: 'Harga baru ditahan. Kirim {amount} ke alamat yang sama.',
    sent: 'Sudah dikirim? Tetap dikreditkan. Jika sampai di jaringan setelah harga berakhir, dengan harga saat kami melihatnya.',
    askedFor: 'Diminta dengan harga ini untuk',
    dueLater: 'Diketahui setelah Anda menahan harga baru',
    stale:
      'Server kami tidak menjawab. Angka ini dari pukul {time}. Yang Anda kirim aman, dan halaman ini berlanjut sendiri.',
  },
  test: {
    networkWarning: 'Hanya {coin} di jaringan ini: {network}. Yang dikirim di jaringan lain hilang.',
    address: 'Alamat',
    qr: 'Kode QR untuk membayar di {network}. Kode ini bertanda TEST.',
    noLink: 'Jaringan ini tidak punya tautan untuk dompet. Salin jumlah dan alamatnya.',
    confirm: 'Jaringan mengonfirmasinya, blok demi blok.',
  },
  open: {
    title: 'Checkout Anda yang terbuka',
    row: '{amount} dalam {coin}',
    until: 'Harga ditahan sampai {time}',
  },
}
