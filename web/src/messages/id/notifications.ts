import type { notifications as english } from '#messages/en/notifications.ts'
import type { Translation } from '#messages/shape.ts'

export const notifications: Translation<typeof english> = {
  title: 'Notifikasi',
  lead: 'Yang terjadi di akun Anda. Pemberitahuan disimpan selama setahun.',
  unread: 'Belum dibaca',
  markRead: 'Tandai sudah dibaca',
  markReadOf: 'Tandai sudah dibaca: {what}',
  markAll: 'Tandai semua sudah dibaca',
  busy: 'Menandai…',
  failed: 'Tidak dapat disimpan. Tidak ada yang ditandai; coba lagi.',
  count: '{count, plural, other {# pemberitahuan}}',
  countMore: '{count, plural, other {# pemberitahuan}} ditampilkan, masih ada lagi',
  loadMore: 'Muat lagi',
  loading: 'Memuat…',
  emptyTitle: 'Belum ada pemberitahuan',
  emptyText:
    'Pembayaran, penarikan, hasil harian, dan semua yang menyangkut keamanan Anda akan tercantum di sini.',
  emptyAction: 'Ke beranda',
  kind: {
    deposit_seen: 'Kami melihat pembayaran Anda sebesar {amount}. Pembayaran dihitung setelah terkonfirmasi.',
    deposit_settled: 'Deposit Anda selesai: {amount} dikreditkan.',
    deposit_underpaid: 'Sebuah pembayaran kurang dari yang diminta: masih kurang {amount}.',
    deposit_late:
      'Pembayaran Anda sebesar {amount} sampai setelah harga tidak ditahan lagi. Pembayaran dikreditkan dengan harga saat kami melihatnya.',
    deposit_reversed:
      'Pembayaran yang dikreditkan {amount} keluar dari rantainya. Kreditnya ditarik kembali.',
    deposit_reversed_kept:
      'Pembayaran yang dikreditkan {amount} keluar dari rantainya. Uangnya sudah terpakai, jadi tidak ada yang ditarik kembali; tim kami memeriksanya.',
    withdrawal_requested: 'Anda meminta penarikan {amount}. Sedang ditinjau.',
    withdrawal_approved: 'Penarikan Anda sebesar {amount} disetujui.',
    withdrawal_sent: 'Penarikan Anda sebesar {amount} dikirim.',
    withdrawal_confirmed: 'Penarikan Anda sebesar {amount} dikonfirmasi jaringannya.',
    withdrawal_cancelled: 'Anda membatalkan penarikan {amount}. Uangnya tersedia.',
    withdrawal_rejected:
      'Penarikan Anda sebesar {amount} tidak disetujui, dan uangnya tersedia. Alasannya: {reason}',
    withdrawal_again:
      'Pembayaran penarikan Anda sebesar {amount} keluar dari rantainya. Akan dibayar lagi; Anda tidak perlu melakukan apa pun.',
    withdrawal_failed: 'Penarikan Anda sebesar {amount} tidak dapat dikirim. Seluruh uang tersedia lagi.',
    position_opened: 'Anda menginvestasikan {amount} di {plan}.',
    position_redeemed: 'Anda mengambil kembali {amount} dari {plan}.',
    plan_terms_announced:
      '{plan} mendapat ketentuan baru untuk posisi baru mulai {day} (UTC). Posisi Anda tetap memakai ketentuan saat dibuka.',
    daily_results_day: 'Hasil {day}: {amount}.',
    daily_results_days: 'Hasil dari {from} sampai {to}: {amount}.',
    statement_ready: 'Rekening koran Anda untuk {month} sudah siap.',
    bonus_verified: 'Bonus undangan Anda sebesar {amount} diverifikasi dan tersedia.',
    bonus_refused: 'Bonus undangan sebesar {amount} tidak diterima. Alasannya: {reason}',
    new_device:
      'Perangkat baru: {device} masuk. Jika itu bukan Anda, keluarkan perangkat itu dan ganti kata sandi.',
    new_place:
      'Jaringan baru: {device} masuk dari {network}. Jika itu bukan Anda, keluarkan perangkat itu dan ganti kata sandi.',
    login_stopped:
      'Seseorang mengetik kata sandi Anda dengan benar, lalu lima kode yang salah: {device}. Tidak ada yang masuk. Jika itu bukan Anda, ganti kata sandi.',
    account_locked:
      'Akun Anda dikunci, referensi {reference}. Anda tetap bisa melihatnya, mengekspor data, dan meminta penarikan.',
    account_suspended:
      'Akun Anda ditangguhkan, referensi {reference}. Anda tetap bisa melihatnya, mengekspor data, dan meminta penarikan.',
    account_opened: 'Akun Anda terbuka lagi.',
    identity_accepted: 'Pemeriksaan identitas Anda diterima.',
    identity_not_accepted:
      'Pemeriksaan identitas Anda tidak diterima. Halamannya menjelaskan sebabnya; Anda bisa mencoba lagi.',
    session_ended:
      'Kami mengeluarkan salah satu perangkat Anda: kuncinya dipakai di dua tempat. Jika Anda tidak tahu sebabnya, ganti kata sandi.',
    password_changed: 'Kata sandi Anda diubah.',
    email_changed: 'Alamat email akun Anda diubah.',
    email_changed_back: 'Alamat email akun Anda dikembalikan, dan semua perangkat dikeluarkan.',
    authenticator_on: 'Aplikasi autentikator ditambahkan.',
    authenticator_off: 'Aplikasi autentikator dimatikan.',
    address_saved: 'Baru di buku alamat Anda: {address}. Bila bukan Anda, pakai tautan di email kami.',
    codes_renewed: 'Kode pemulihan baru dibuat. Yang lama tidak berlaku lagi.',
    passkey_added: 'Kunci sandi “{name}” ditambahkan.',
    passkey_removed: 'Kunci sandi “{name}” dihapus.',
    recovery_code_used: 'Sebuah kode pemulihan dipakai. Tersisa {left, plural, other {#}}.',
    unknown:
      'Sesuatu terjadi di akun Anda yang tidak dapat disebut oleh halaman ini karena sudah usang. Muat ulang halaman ini.',
  },
  link: {
    checkout: 'Buka pembayaran',
    receipt: 'Lihat tanda terima',
    withdrawal: 'Lihat statusnya',
    position: 'Lihat posisi',
    transactions: 'Lihat transaksi',
    statements: 'Lihat rekening koran',
    referrals: 'Lihat undangan Anda',
    identity: 'Lihat pemeriksaan identitas',
    security: 'Keamanan',
    sessions: 'Sesi',
  },
  choices: {
    title: 'Yang diberitahukan kepada Anda',
    text: 'Pilih untuk setiap topik. Uang keluar dan keamanan selalu diberitahukan lewat kedua cara: orang yang membobol akun akan mematikannya lebih dulu.',
    inApp: 'Di aplikasi',
    byMail: 'Lewat email',
    always: 'Selalu',
    never: 'Tanpa email',
    failed: 'Tidak dapat disimpan. Pilihan Anda tetap seperti sebelumnya; coba lagi.',
    topic: {
      deposits: 'Deposit',
      withdrawals: 'Penarikan',
      positions: 'Posisi',
      results: 'Hasil harian',
      statements: 'Rekening koran',
      bonuses: 'Bonus undangan',
      security: 'Keamanan',
    },
    about: {
      deposits: 'Pembayaran yang terlihat, dikreditkan, terlambat, atau ditarik kembali.',
      withdrawals: 'Setiap langkah sampai uangnya tiba.',
      positions: 'Dibuka dan diambil kembali.',
      results: 'Satu pemberitahuan berisi semua hasil sejak terakhir Anda melihat.',
      statements: 'Saat rekening koran suatu bulan siap. Lewat email hanya bila Anda minta.',
      bonuses: 'Diverifikasi atau tidak diterima.',
      security: 'Perangkat baru, kata sandi, alamat email, faktor kedua.',
    },
  },
}
