import type { Refusals } from './refusals.ts'
import { staffRefusals } from './staff/id.ts'

export const refusals: Refusals = {
  'You have {count} open checkouts, the most there can be. Nothing was opened and nothing was lost: pay one of them, or wait {wait} until the price of the first is no longer held.':
    'Anda punya {count} checkout terbuka, tidak bisa lebih. Tidak ada yang dibuka dan tidak ada yang hilang: bayar salah satunya, atau tunggu {wait} sampai harga yang pertama tidak lagi ditahan.',
  'Your own limit is {max} in {period}, and {left} of it is left. No checkout was opened.':
    'Batas Anda sendiri {max} per {period}, dan sisanya {left}. Tidak ada checkout yang dibuka.',
  'There is no such plan, or it takes no more money. Nothing was moved. Choose another plan.':
    'Tidak ada paket itu, atau paket itu tidak menerima uang lagi. Tidak ada yang dipindahkan. Pilih paket lain.',
  'The terms of {title} changed while you were looking. Nothing was moved. Look at the terms in force now, then invest again.':
    'Ketentuan {title} berubah saat Anda melihatnya. Tidak ada yang dipindahkan. Lihat ketentuan yang berlaku sekarang, lalu investasikan lagi.',
  'Use at most two decimals, such as 250.00.': 'Paling banyak dua desimal, misalnya 250,00.',
  'Enter an amount above zero.': 'Masukkan jumlah di atas nol.',
  'Enter the amount as plain digits, such as 250.00.': 'Masukkan jumlah dengan angka biasa, misalnya 250,00.',
  'Amount must be between {min} and {max}.': 'Jumlah harus antara {min} dan {max}.',
  'The address of this checkout could not be verified, so it is not shown. Do not pay to it. The team is told.':
    'Alamat checkout ini tidak dapat dipastikan, jadi tidak ditampilkan. Jangan membayar ke alamat itu. Tim sudah diberi tahu.',
  'There is no such checkout in your account.': 'Tidak ada checkout seperti itu di akun Anda.',
  'The price of this checkout was held {count} times, the most there is. What you pay to it is still credited, at the price of the moment it arrives. To have a price held, open a new checkout.':
    'Harga checkout ini sudah ditahan {count} kali, tidak bisa lebih. Yang Anda bayar tetap dikreditkan, dengan harga saat pembayaran tiba. Untuk harga yang ditahan, buka checkout baru.',
  'This checkout is settled: nothing is due, so no price is held. Nothing was changed.':
    'Checkout ini sudah selesai: tidak ada sisa yang harus dibayar, jadi harga tidak ditahan. Tidak ada yang berubah.',
  'We can see payments for all that is due, so no new price is held. They are credited with their confirmations; you need not do anything.':
    'Kami melihat pembayaran untuk semua yang harus dibayar, jadi harga baru tidak ditahan. Semuanya dikreditkan setelah dikonfirmasi; Anda tidak perlu melakukan apa pun.',
  'This checkout is on a network that this site no longer uses, so no price is held for it. Nothing was changed; open a new checkout.':
    'Checkout ini memakai jaringan yang tidak lagi dipakai situs ini, jadi harganya tidak ditahan. Tidak ada yang berubah; buka checkout baru.',
  'An authenticator app is on already. Turn it off first, then add the other one.':
    'Aplikasi autentikator sudah aktif. Nonaktifkan dulu, lalu tambahkan yang lain.',
  'There is no authenticator app to confirm. Begin again and scan the new code.':
    'Tidak ada aplikasi autentikator yang perlu dikonfirmasi. Mulai lagi dan pindai kode yang baru.',
  "We can't check this authenticator app any more. Use a passkey or a recovery code, then turn the app off and add it again.":
    'Kami tidak bisa lagi memeriksa aplikasi autentikator ini. Gunakan passkey atau kode pemulihan, lalu nonaktifkan aplikasinya dan tambahkan lagi.',
  'There is no authenticator app to turn off.': 'Tidak ada aplikasi autentikator yang bisa dinonaktifkan.',
  'You have twenty passkeys. Remove one first.': 'Anda punya dua puluh kunci sandi. Hapus satu dulu.',
  'This passkey could not be checked. Nothing was added: begin again.':
    'Kunci sandi ini tidak dapat diperiksa. Tidak ada yang ditambahkan: mulai lagi.',
  'This passkey is registered already.': 'Kunci sandi ini sudah terdaftar.',
  'Recovery codes come with an authenticator app or a passkey. Add one first.':
    'Kode pemulihan menyertai aplikasi autentikator atau kunci sandi. Tambahkan salah satunya dulu.',
  'This code is wrong. Type the newest one, and see that the clock of your phone is right.':
    'Kode ini salah. Ketik yang terbaru, dan periksa apakah jam ponsel Anda tepat.',
  'There is no identity check to add a picture to. Nothing was stored: choose a document first.':
    'Tidak ada pemeriksaan identitas untuk gambar ini. Tidak ada yang disimpan: pilih dokumen dulu.',
  'Of this document one side is enough. Nothing was stored.':
    'Untuk dokumen ini satu sisi sudah cukup. Tidak ada yang disimpan.',
  'Your identity check was accepted: there is nothing to do.':
    'Pemeriksaan identitas Anda sudah diterima: tidak ada yang perlu dilakukan.',
  'Too many pictures are coming in at this moment. Nothing was stored: try again in a few seconds.':
    'Terlalu banyak gambar masuk saat ini. Tidak ada yang disimpan: coba lagi beberapa detik lagi.',
  'There is no identity check to send. Nothing was sent: choose a document first.':
    'Tidak ada pemeriksaan identitas untuk dikirim. Tidak ada yang dikirim: pilih dokumen dulu.',
  'A picture is missing: {sides}. Nothing was sent: add it first.':
    'Gambar belum lengkap: {sides}. Tidak ada yang dikirim: tambahkan dulu.',
  'There is no such picture, or it was removed.': 'Gambar itu tidak ada, atau sudah dihapus.',
  'This server is stopping. Try again in a few seconds.':
    'Server ini sedang berhenti. Coba lagi beberapa detik lagi.',
  'Too many pages are open for live updates at the moment. This one asks by itself.':
    'Terlalu banyak halaman terbuka untuk kabar langsung saat ini. Halaman ini bertanya sendiri.',
  'Too many of your pages are open for live updates. This one asks by itself.':
    'Terlalu banyak halaman Anda terbuka untuk kabar langsung. Halaman ini bertanya sendiri.',
  'There is no fresh price for {coin} right now, so nothing was priced and nothing moved. Try again in a minute.':
    'Saat ini tidak ada harga {coin} yang baru, jadi tidak ada yang dihitung dan tidak ada yang berpindah. Coba lagi satu menit lagi.',
  'There is no coin with this id on the market.': 'Tidak ada koin dengan id ini di pasar.',
  'There are no market figures right now. Try again in a minute.':
    'Saat ini tidak ada data pasar. Coba lagi satu menit lagi.',
  'This link is not valid any more. Subscribe again, and we mail you a new one.':
    'Tautan ini tidak berlaku lagi. Daftar lagi, dan kami kirimkan yang baru.',
  'This cannot be switched off: it protects the account. Nothing was changed.':
    'Ini tidak bisa dinonaktifkan: ini melindungi akun. Tidak ada yang berubah.',
  'There is nothing of this kind to switch on. Nothing was changed.':
    'Tidak ada hal seperti ini yang bisa diaktifkan. Tidak ada yang berubah.',
  'This is a locked account: {why}. Your balance is untouched. Contact support to have it looked at again.':
    'Akun ini dikunci: {why}. Saldo Anda tidak tersentuh. Hubungi dukungan agar akun ini ditinjau lagi.',
  'This account is temporarily suspended: {why}. Your balance is untouched. Contact support to have it looked at again.':
    'Akun ini ditangguhkan sementara: {why}. Saldo Anda tidak tersentuh. Hubungi dukungan agar akun ini ditinjau lagi.',
  'This account is deactivated and its login disabled. Contact support if that is wrong.':
    'Akun ini dinonaktifkan dan tidak bisa masuk lagi. Hubungi dukungan jika itu keliru.',
  'Your account is locked. You can see it, export it and ask to withdraw; everything else waits for its review.':
    'Akun Anda dikunci. Anda dapat melihatnya, mengekspornya, dan meminta penarikan; semua yang lain menunggu peninjauan.',
  'Your account is suspended. You can see it, export it and ask to withdraw; everything else waits for its review.':
    'Akun Anda ditangguhkan. Anda dapat melihatnya, mengekspornya, dan meminta penarikan; semua yang lain menunggu peninjauan.',
  'This password is wrong.': 'Kata sandi ini salah.',
  'Type your current password.': 'Ketik kata sandi Anda saat ini.',
  'Login failed. Please check your credentials and try again.':
    'Gagal masuk. Periksa data Anda lalu coba lagi.',
  'Your account is under review, so it cannot be closed now. Nothing was closed: contact support.':
    'Akun Anda sedang ditinjau, jadi tidak bisa ditutup sekarang. Tidak ada yang ditutup: hubungi dukungan.',
  'One of the codes is wrong or no longer valid. Check the newest mails in both mailboxes.':
    'Salah satu kode salah atau tidak berlaku lagi. Periksa email terbaru di kedua kotak masuk.',
  'Too many people are signing in at this moment. Nothing is lost: try again in a few seconds.':
    'Terlalu banyak orang masuk saat ini. Tidak ada yang hilang: coba lagi beberapa detik lagi.',
  'Use at most {max} characters.': 'Paling banyak {max} karakter.',
  'Use at least {min} characters.': 'Paling sedikit {min} karakter.',
  'This password is easy to guess. Make it longer: three or four unrelated words are good, your name or address and common passwords are not.':
    'Kata sandi ini mudah ditebak. Buat lebih panjang: tiga atau empat kata yang tidak berkaitan itu baik; nama atau alamat Anda dan kata sandi yang umum tidak.',
  'Too many wrong passwords were tried for this address. Set a new one with "Forgot password" to log in again.':
    'Terlalu banyak kata sandi salah dicoba untuk alamat ini. Buat yang baru lewat "Lupa kata sandi" untuk masuk lagi.',
  'That is your address already.': 'Itu sudah alamat Anda.',
  'Passwords do not match': 'Kata sandi tidak sama',
  'This code is wrong or no longer valid. Check the newest mail, or ask for a new code.':
    'Kode ini salah atau tidak berlaku lagi. Periksa email terbaru, atau minta kode baru.',
  "This needs a session opened with a second factor. Confirm with yours; if you have none yet, open the operator's one-time link and add one.":
    'Ini memerlukan sesi yang dibuka dengan faktor kedua. Konfirmasi dengan milik Anda; jika belum punya, buka tautan sekali pakai dari operator dan tambahkan satu.',
  'Nothing was changed. First confirm that it is you, with your second factor; that is good for five minutes.':
    'Tidak ada yang berubah. Pastikan dulu bahwa ini Anda, dengan faktor kedua; itu berlaku lima menit.',
  'Nothing was changed. First confirm that it is you, with your password; that is good for five minutes.':
    'Tidak ada yang berubah. Pastikan dulu bahwa ini Anda, dengan kata sandi; itu berlaku lima menit.',
  'Something went wrong on our side. If you sent money or a form, look whether it arrived before you try again. Reference {id}.':
    'Ada yang salah di pihak kami. Jika Anda mengirim uang atau formulir, lihat dulu apakah sudah sampai sebelum mencoba lagi. Referensi {id}.',
  'The text has a character that cannot be stored.': 'Teks ini berisi karakter yang tidak bisa disimpan.',
  'We cannot store anything right now, so this was not done. Try again in a few minutes; a repeated request with the same Idempotency-Key counts once.':
    'Kami sedang tidak bisa menyimpan apa pun, jadi ini tidak dilakukan. Coba lagi beberapa menit lagi; permintaan ulang dengan Idempotency-Key yang sama dihitung sekali.',
  'We could not reach our database. Try again in a few seconds; a repeated request with the same Idempotency-Key counts once.':
    'Kami tidak dapat mencapai basis data. Coba lagi beberapa detik lagi; permintaan yang sama dengan Idempotency-Key yang sama dihitung sekali.',
  'That took too long. Try again; a repeated request with the same Idempotency-Key counts once.':
    'Itu terlalu lama. Coba lagi; permintaan yang sama dengan Idempotency-Key yang sama dihitung sekali.',
  'The request is too large.': 'Permintaan ini terlalu besar.',
  'The file is larger than {size} MB. Nothing was stored: send a smaller one.':
    'Berkas ini lebih besar dari {size} MB. Tidak ada yang disimpan: kirim yang lebih kecil.',
  'The file did not arrive whole. Nothing was stored: try again.':
    'Berkas tidak sampai utuh. Tidak ada yang disimpan: coba lagi.',
  'The first request with this Idempotency-Key is still being worked on.':
    'Permintaan pertama dengan Idempotency-Key ini masih dikerjakan.',
  'You were signed out. Log in to continue.': 'Anda sudah dikeluarkan. Masuk untuk melanjutkan.',
  'This Idempotency-Key was used for another request. Nothing was done.':
    'Idempotency-Key ini sudah dipakai untuk permintaan lain. Tidak ada yang dilakukan.',
  'Two of your files are on their way already. Nothing is lost: wait until one of them is there, then save this one.':
    'Dua berkas Anda sudah dalam perjalanan. Tidak ada yang hilang: tunggu sampai salah satunya tiba, lalu simpan yang ini.',
  'Too many tries. Wait {wait}.': 'Terlalu sering mencoba. Tunggu {wait}.',
  'Amount must be {min} or more': 'Jumlah harus {min} atau lebih',
  'Amount must be {max} or less': 'Jumlah harus {max} atau kurang',
  'This position is closed: all of it was taken back before.':
    'Posisi ini sudah ditutup: semuanya sudah diambil kembali.',
  'This position changed while you were looking: it is worth {value} now. Nothing was taken back. Check the new figures, then confirm.':
    'Posisi ini berubah saat Anda melihatnya: nilainya sekarang {value}. Tidak ada yang diambil kembali. Periksa angka yang baru, lalu konfirmasi.',
  'This position is worth {value}': 'Nilai posisi ini {value}',
  'That would leave less than $0.01 behind. Take all of it, or a little less.':
    'Itu akan menyisakan kurang dari $0,01. Ambil semuanya, atau sedikit lebih sedikit.',
  'This position is closed: it has no more results that could be reinvested.':
    'Posisi ini sudah ditutup: tidak ada hasil lagi yang bisa diinvestasikan kembali.',
  'This checkout is paid in full already, so nothing was sent. To send more, give the amount.':
    'Checkout ini sudah dibayar penuh, jadi tidak ada yang dikirim. Untuk mengirim lebih, beri jumlahnya.',
  'Your practice wallet holds {held}, less than {amount}. Nothing was sent. Send a smaller amount or pay in another coin.':
    'Dompet latihan Anda berisi {held}, kurang dari {amount}. Tidak ada yang dikirim. Kirim jumlah yang lebih kecil atau bayar dengan koin lain.',
  'That is more decimals than this coin has.': 'Desimalnya lebih banyak dari yang dimiliki koin ini.',
  'Enter the amount as plain digits, such as 0.25.': 'Masukkan jumlah dengan angka biasa, misalnya 0,25.',
  'There is no payment to reorganise away: none is on the network. Nothing was changed.':
    'Tidak ada pembayaran yang bisa dibatalkan dari jaringan: belum ada di jaringan. Tidak ada yang berubah.',
  'The payment lies {depth} blocks deep, and no more than {max} are undone. Nothing was changed; try it with a newer payment.':
    'Pembayaran itu sedalam {depth} blok, dan paling banyak {max} yang bisa dibatalkan. Tidak ada yang berubah; coba dengan pembayaran yang lebih baru.',
  'This site uses test networks, so there is no practice wallet. Nothing was sent.':
    'Situs ini memakai jaringan uji, jadi tidak ada dompet latihan. Tidak ada yang dikirim.',
  'This site uses test networks, so time runs by itself here. Nothing was booked.':
    'Situs ini memakai jaringan uji, jadi waktu di sini berjalan sendiri. Tidak ada yang dibukukan.',
  'On this site only an administrator can go forward in time. Nothing was booked.':
    'Di situs ini hanya administrator yang dapat maju dalam waktu. Tidak ada yang dibukukan.',
  'Days are being booked already. Nothing else was started. Wait until they are done.':
    'Hari sedang dibukukan. Tidak ada lagi yang dimulai. Tunggu sampai selesai.',
  'Someone else went forward meanwhile. Nothing was started. Check the day, then try again.':
    'Sementara itu orang lain sudah maju. Tidak ada yang dimulai. Periksa harinya, lalu coba lagi.',
  'That is more than 366 days ahead. Nothing was booked. Choose a shorter step.':
    'Itu lebih dari 366 hari ke depan. Tidak ada yang dibukukan. Pilih langkah yang lebih pendek.',
  'Invalid or expired token.': 'Tautan tidak valid atau sudah kedaluwarsa.',
  'That session has ended already, or never was yours.':
    'Sesi itu sudah berakhir, atau memang bukan milik Anda.',
  'This passkey did not open an account. Try again, or log in with your password.':
    'Kunci sandi ini tidak membuka akun. Coba lagi, atau masuk dengan kata sandi.',
  'This login has expired or was used. Type your password again.':
    'Proses masuk ini sudah kedaluwarsa atau sudah dipakai. Ketik kata sandi Anda lagi.',
  'This code is wrong or was used before. Type the newest one.':
    'Kode ini salah atau sudah dipakai. Ketik yang terbaru.',
  'Five wrong codes: this login is closed. Your account is safe. Type your password again.':
    'Lima kode salah: proses masuk ini ditutup. Akun Anda aman. Ketik kata sandi Anda lagi.',
  'This link was used already or is too old. Ask for a link to set a new password.':
    'Tautan ini sudah dipakai atau terlalu lama. Minta tautan untuk membuat kata sandi baru.',
  'Your second factor is on: confirm with it instead of the password.':
    'Faktor kedua Anda aktif: konfirmasi dengan itu, bukan dengan kata sandi.',
  'Your account has no password yet. Set one with "Forgot password", then try again.':
    'Akun Anda belum punya kata sandi. Buat lewat "Lupa kata sandi", lalu coba lagi.',
  'There is no statement of this month. Nothing was booked by its end, or it has not begun.':
    'Tidak ada laporan untuk bulan ini. Belum ada yang dicatat sampai akhir bulan itu, atau bulannya belum mulai.',
  'Many statements are being made just now. Try again in a moment.':
    'Banyak laporan sedang dibuat saat ini. Coba lagi sebentar lagi.',
  'That amount is too long.': 'Jumlah itu terlalu panjang.',
  'Use up to 2 decimals': 'Paling banyak 2 desimal',
  'Enter an amount': 'Masukkan jumlah',
  'That amount is too large.': 'Jumlah itu terlalu besar.',
  'You have {available} available': 'Saldo tersedia Anda {available}',
  'Your available balance changed while you were looking. Nothing was moved; look and try again.':
    'Saldo tersedia Anda berubah saat Anda melihatnya. Tidak ada yang berpindah; lihat lalu coba lagi.',
  'We did not keep what you entered.': 'Kami tidak menyimpan yang Anda masukkan.',
  'We send USDT on BEP20 only.': 'Kami mengirim USDT hanya lewat BEP20.',
  'Enter an address.': 'Masukkan alamat.',
  'This address has a character that no address has: a space, or a letter of another alphabet that looks the same. Copy it again.':
    'Alamat ini berisi karakter yang tidak ada pada alamat mana pun: spasi, atau huruf dari alfabet lain yang tampak sama. Salin lagi.',
  'This is no address that we can pay. Copy it again from your wallet.':
    'Kami tidak bisa membayar ke alamat ini. Salin lagi dari dompet Anda.',
  'This looks like a TRON address. We send USDT on BEP20 only.':
    'Ini tampak seperti alamat TRON. Kami mengirim USDT hanya lewat BEP20.',
  'This looks like a Bitcoin address. We send USDT on BEP20 only.':
    'Ini tampak seperti alamat Bitcoin. Kami mengirim USDT hanya lewat BEP20.',
  'This looks like a Litecoin address. We send USDT on BEP20 only.':
    'Ini tampak seperti alamat Litecoin. Kami mengirim USDT hanya lewat BEP20.',
  'This looks like a Solana address. We send USDT on BEP20 only.':
    'Ini tampak seperti alamat Solana. Kami mengirim USDT hanya lewat BEP20.',
  'This is no whole practice address: one begins with PRACTICE-, and 24 letters and digits follow. Look for a typing mistake.':
    'Ini bukan alamat latihan yang utuh: alamat itu diawali PRACTICE-, lalu 24 huruf dan angka. Cari salah ketik.',
  'A BEP20 address is 0x and 40 digits and letters from a to f. This one is not whole: copy it again.':
    'Alamat BEP20 adalah 0x dan 40 angka serta huruf a sampai f. Yang ini tidak utuh: salin lagi.',
  'Enter the address with the 0x at its beginning.': 'Masukkan alamat dengan 0x di awalnya.',
  'This is a transaction or a private key, not an address. Never enter a private key anywhere. We did not keep what you entered.':
    'Ini transaksi atau kunci pribadi, bukan alamat. Jangan pernah memasukkan kunci pribadi di mana pun. Kami tidak menyimpan yang Anda masukkan.',
  'Names are not looked up. Enter the address itself: it begins with 0x.':
    'Nama tidak dicari. Masukkan alamatnya sendiri: diawali 0x.',
  'This is a practice address. Coins of a test network cannot be sent to it.':
    'Ini alamat latihan. Koin jaringan uji tidak bisa dikirim ke sana.',
  'That is the address of a real wallet. Practice money cannot leave to one; use a practice address: it begins with PRACTICE-. We did not keep what you entered.':
    'Itu alamat dompet sungguhan. Uang latihan tidak bisa keluar ke sana; pakai alamat latihan: diawali PRACTICE-. Kami tidak menyimpan yang Anda masukkan.',
  "This address has a typing mistake (checksum doesn't match). Copy it again.":
    'Alamat ini salah ketik (checksum tidak cocok). Salin lagi.',
  'Nobody holds this address: what is sent there is lost.':
    'Tidak ada yang memegang alamat ini: yang dikirim ke sana hilang.',
  'This is the contract of the token itself, not a wallet: what is sent there is lost.':
    'Ini kontrak token itu sendiri, bukan dompet: yang dikirim ke sana hilang.',
  'That is an address of Evenmoor itself. Enter the address of your own wallet.':
    'Itu alamat milik Evenmoor sendiri. Masukkan alamat dompet Anda.',
  'This address begins and ends like one that you use, but is another one. Look-alike addresses are a common theft: compare all of it.':
    'Awal dan akhir alamat ini sama dengan yang Anda pakai, tetapi ini alamat lain. Alamat mirip adalah cara mencuri yang lazim: bandingkan seluruhnya.',
  'The network dropped the payment after it was sent.': 'Jaringan membuang pembayaran itu setelah dikirim.',
  'The network did not take the payment.': 'Jaringan tidak menerima pembayaran itu.',
  'That is your own practice wallet. It needs no entry.':
    'Itu dompet latihan Anda sendiri. Tidak perlu dicatat.',
  'This address is in your address book already.': 'Alamat ini sudah ada di buku alamat Anda.',
  'Your address book has {count} addresses. Remove one first.':
    'Buku alamat Anda berisi {count} alamat. Hapus satu dulu.',
  'Name is required': 'Nama wajib diisi',
  'Use one line of plain text.': 'Pakai satu baris teks biasa.',
  'Message is required': 'Pesan wajib diisi',
  'Use plain text.': 'Pakai teks biasa.',
  'Type the code.': 'Ketik kodenya.',
  'That is too long for a code.': 'Itu terlalu panjang untuk sebuah kode.',
  'Name the passkey.': 'Beri nama kunci sandi ini.',
  'Use letters, spaces and signs only.': 'Pakai huruf, spasi, dan tanda saja.',
  'Choose one of the documents.': 'Pilih salah satu dokumen.',
  'Say which side it is: front or back.': 'Sebutkan sisi yang mana: depan atau belakang.',
  'Choose a reason.': 'Pilih alasan.',
  'The link is not complete.': 'Tautan ini tidak lengkap.',
  'Choose 7, 30 or 90 days.': 'Pilih 7, 30, atau 90 hari.',
  'Enter the transaction hash': 'Masukkan hash transaksi',
  'A transaction hash has 64 digits and letters from a to f. Copy it whole from your wallet.':
    'Hash transaksi punya 64 angka dan huruf a sampai f. Salin seluruhnya dari dompet Anda.',
  'First name is required': 'Nama depan wajib diisi',
  'Last name is required': 'Nama belakang wajib diisi',
  'Password is required': 'Kata sandi wajib diisi',
  'OTP is required': 'Kode wajib diisi',
  'Choose 1, 7 or 30 days.': 'Pilih 1, 7, atau 30 hari.',
  'Choose day, week or month.': 'Pilih hari, minggu, atau bulan.',
  'Enter an address': 'Masukkan alamat',
  'Name the address': 'Beri nama alamat ini',
  'Email is required': 'Email wajib diisi',
  'Reset token is missing.': 'Tautan pengaturan ulang tidak lengkap.',
  'Give a month such as 2026-10.': 'Beri bulan, misalnya 2026-10.',
  'Enter the amount as a decimal text, such as "250.00".':
    'Masukkan jumlah sebagai teks desimal, misalnya "250.00".',
  'Enter a valid email address.': 'Masukkan alamat email yang valid.',
  'Choose one of the languages offered.': 'Pilih salah satu bahasa yang tersedia.',
  '{words} You use {address}.': '{words} Anda memakai {address}.',
  '{name} is switched off on this site. Choose another coin.':
    '{name} dinonaktifkan di situs ini. Pilih koin lain.',
  '{name} is paused: we cannot rely on what its network tells us just now. Nothing was opened; choose another coin or try again later.':
    '{name} dijeda: saat ini kami tidak bisa mengandalkan kabar dari jaringannya. Tidak ada yang dibuka; pilih koin lain atau coba lagi nanti.',
  'There is still {list}. Nothing was closed: take back, finish or cancel that, and withdraw first.':
    'Masih ada {list}. Tidak ada yang ditutup: ambil kembali, selesaikan, atau batalkan itu, dan lakukan penarikan dulu.',
  'You are taking a break until {until} UTC, so nothing was started. Your money is untouched: you can take positions back and withdraw as always.':
    'Anda sedang beristirahat sampai {until} UTC, jadi tidak ada yang dimulai. Uang Anda tidak tersentuh: Anda tetap bisa mengambil kembali posisi dan menarik dana seperti biasa.',
  'Your identity check is in review. Withdraw it first if you want to send another document.':
    'Pemeriksaan identitas Anda sedang ditinjau. Tarik dulu jika ingin mengirim dokumen lain.',
  'Your identity check is decided, so it cannot be withdrawn. Its pictures are removed 30 days after the decision.':
    'Pemeriksaan identitas Anda sudah diputuskan, jadi tidak bisa ditarik. Gambarnya dihapus 30 hari setelah keputusan.',
  'There is no identity check to withdraw.': 'Tidak ada pemeriksaan identitas untuk ditarik.',
  'Only practice money can be sent to a new address without the wait. Nothing was changed.':
    'Hanya uang latihan yang bisa dikirim ke alamat baru tanpa menunggu. Tidak ada yang berubah.',
  'Only practice money can be sent to a new address without the wait.':
    'Hanya uang latihan yang bisa dikirim ke alamat baru tanpa menunggu.',
  'Staff cannot close their account. Ask the operator to take your role first.':
    'Staf tidak bisa menutup akunnya. Minta operator mencabut peran Anda dulu.',
  'This withdrawal waits to be reviewed.': 'Penarikan ini menunggu ditinjau.',
  'This withdrawal is in review.': 'Penarikan ini sedang ditinjau.',
  'This withdrawal is approved already and is about to be sent.':
    'Penarikan ini sudah disetujui dan segera dikirim.',
  'This withdrawal has been sent already.': 'Penarikan ini sudah dikirim.',
  'This withdrawal has arrived already.': 'Penarikan ini sudah sampai.',
  'This withdrawal was cancelled. The money is available again.':
    'Penarikan ini dibatalkan. Uangnya tersedia lagi.',
  'This withdrawal was rejected. The money is available again.':
    'Penarikan ini ditolak. Uangnya tersedia lagi.',
  'This withdrawal could not be sent. The money is available again.':
    'Penarikan ini tidak bisa dikirim. Uangnya tersedia lagi.',
  'Try again in a few seconds.': 'Coba lagi beberapa detik lagi.',
  'money in your account (fractions of a cent count too)': 'uang di akun Anda (pecahan sen juga dihitung)',
  'an open position': 'satu posisi terbuka',
  '{count} open positions': '{count} posisi terbuka',
  'an open checkout': 'satu checkout terbuka',
  '{count} open checkouts': '{count} checkout terbuka',
  'a withdrawal on its way': 'satu penarikan dalam perjalanan',
  '{count} withdrawals on their way': '{count} penarikan dalam perjalanan',
  front: 'depan',
  back: 'belakang',
  'we saw unusual activity': 'kami melihat aktivitas yang tidak biasa',
  'its owner asked for it': 'pemiliknya memintanya',
  'we are checking whether our terms were kept': 'kami sedang memeriksa apakah ketentuan kami dipatuhi',
  'we have to answer a legal request': 'kami harus menjawab permintaan hukum',
  ...staffRefusals,
}
