import type { StaffRefusals } from '../refusals.ts'

export const staffRefusals: StaffRefusals = {
  'You approved this already: a colleague has to approve it too.':
    'Anda sudah menyetujuinya: rekan juga harus menyetujuinya.',
  'You approved this: a colleague has to approve it too.':
    'Anda menyetujuinya: rekan juga harus menyetujuinya.',
  'This is your own withdrawal: a colleague has to decide it.':
    'Ini penarikan Anda sendiri: rekan harus memutuskannya.',
  'Your role can see withdrawals but not decide them.':
    'Peran Anda dapat melihat penarikan, tetapi tidak memutuskannya.',
  'This is your own payment: a colleague has to decide it.':
    'Ini pembayaran Anda sendiri: rekan harus memutuskannya.',
  'Your role can see payments in review but not decide them.':
    'Peran Anda dapat melihat pembayaran yang ditinjau, tetapi tidak memutuskannya.',
  'Two members of staff approved this: it is about to be credited.':
    'Dua anggota tim menyetujuinya: sebentar lagi dikreditkan.',
  'This payment left its block and waits for another. There is nothing to decide now.':
    'Pembayaran ini keluar dari bloknya dan menunggu blok lain. Saat ini tidak ada yang perlu diputuskan.',
  'This payment is in another block and gathers confirmations. There is nothing to decide now.':
    'Pembayaran ini ada di blok lain dan mengumpulkan konfirmasi. Saat ini tidak ada yang perlu diputuskan.',
  'This payment is in review.': 'Pembayaran ini sedang ditinjau.',
  'This payment is credited already.': 'Pembayaran ini sudah dikreditkan.',
  'This payment was refused.': 'Pembayaran ini ditolak.',
  'Its network no longer has this payment. There is nothing to decide now.':
    'Jaringannya tidak lagi memuat pembayaran ini. Saat ini tidak ada yang perlu diputuskan.',
  'Its network no longer has this payment, and its credit was reversed. There is nothing to decide now.':
    'Jaringannya tidak lagi memuat pembayaran ini, dan kreditnya dibatalkan. Saat ini tidak ada yang perlu diputuskan.',
  'This changed while you were looking. {what} Look again before you decide.':
    'Ini berubah saat Anda melihatnya. {what} Lihat lagi sebelum Anda memutuskan.',
  '{name} approved it at {time} UTC.': '{name} menyetujuinya pukul {time} UTC.',
  '{name} rejected it at {time} UTC.': '{name} menolaknya pukul {time} UTC.',
  'The investor took it back at {time} UTC.': 'Investor membatalkannya pukul {time} UTC.',
  'This bonus is decided.': 'Bonus ini sudah diputuskan.',
  '{name} verified it at {time} UTC.': '{name} memverifikasinya pukul {time} UTC.',
  '{name} refused it at {time} UTC.': '{name} tidak menerimanya pukul {time} UTC.',
  'This bonus would be your own: a colleague has to decide it.':
    'Bonus ini akan menjadi milik Anda: rekan harus memutuskannya.',
  'You are the one who was invited: a colleague has to decide it.':
    'Andalah yang diundang: rekan harus memutuskannya.',
  'Your role can see bonuses but not decide them: an administrator does.':
    'Peran Anda dapat melihat bonus, tetapi tidak memutuskannya: itu tugas administrator.',
  'Both accounts lead to one mailbox, so this cannot be verified. Refuse it with a reason.':
    'Kedua akun menuju satu kotak surat, jadi tidak dapat diverifikasi. Tolak dengan alasan.',
  'The invitations go in a circle, so this cannot be verified. Refuse it with a reason.':
    'Undangannya berputar, jadi tidak dapat diverifikasi. Tolak dengan alasan.',
  'There was a bonus for this mailbox before, so this cannot be verified. Refuse it with a reason.':
    'Kotak surat ini pernah mendapat bonus, jadi tidak dapat diverifikasi. Tolak dengan alasan.',
  'The payment behind the investment left its network, so this cannot be verified. Wait for it, or refuse it with a reason.':
    'Pembayaran di balik investasi keluar dari jaringannya, jadi ini tidak dapat diverifikasi. Tunggu sampai kembali, atau tolak dengan alasan.',
  'The account that invited is closed, so this cannot be verified. Refuse it with a reason.':
    'Akun yang mengundang sudah ditutup, jadi tidak dapat diverifikasi. Tolak dengan alasan.',
  'This identity check is over.': 'Pemeriksaan identitas ini sudah selesai.',
  '{name} accepted it at {time} UTC.': '{name} menerima dokumennya pukul {time} UTC.',
  '{name} did not accept it at {time} UTC.': '{name} tidak menerima dokumennya pukul {time} UTC.',
  'The investor withdrew it.': 'Investor menariknya kembali.',
  'Open every picture before you accept the document. Nothing was decided.':
    'Buka setiap gambar sebelum Anda menerima dokumen. Tidak ada yang diputuskan.',
  'Accept a document only when every point of the list is in order. Nothing was decided.':
    'Terima dokumen hanya jika setiap butir daftar sudah beres. Tidak ada yang diputuskan.',
  'This is your own identity check: a colleague has to look at it.':
    'Ini pemeriksaan identitas Anda sendiri: rekan harus melihatnya.',
  'Your role can see identity checks but neither open their pictures nor decide them.':
    'Peran Anda dapat melihat pemeriksaan identitas, tetapi tidak membuka gambarnya atau memutuskannya.',
  '{name} ended this pause already. Nothing was changed.':
    '{name} sudah mengakhiri jeda ini. Tidak ada yang diubah.',
  'This pause holds your own withdrawals: a colleague has to end it.':
    'Jeda ini menahan penarikan Anda sendiri: rekan harus mengakhirinya.',
  '{name} has taken this message. Nothing was changed.':
    '{name} sudah mengambil pesan ini. Tidak ada yang diubah.',
  '{name} archived this message already.': '{name} sudah mengarsipkan pesan ini.',
  '{name} answered this message at {time} UTC. Nothing was sent. Look again before you answer.':
    '{name} menjawab pesan ini pukul {time} UTC. Tidak ada yang dikirim. Lihat lagi sebelum Anda menjawab.',
  'Write the answer.': 'Tulis jawabannya.',
  'Choose a colleague.': 'Pilih seorang rekan.',
  'Choose a colleague who answers messages.': 'Pilih rekan yang menjawab pesan.',
  'This message is not archived.': 'Pesan ini tidak diarsipkan.',
  '{name} brought this message back at {time} UTC.': '{name} mengembalikan pesan ini pukul {time} UTC.',
  '{name} locked this account at {time} UTC.': '{name} mengunci akun ini pukul {time} UTC.',
  '{name} suspended this account at {time} UTC.': '{name} menangguhkan akun ini pukul {time} UTC.',
  '{name} unlocked this account at {time} UTC.': '{name} membuka akun ini pukul {time} UTC.',
  '{name} changed this role at {time} UTC.': '{name} mengubah peran ini pukul {time} UTC.',
  'This plan is closed: it has no new positions that other terms could be for.':
    'Paket ini sudah ditutup: tidak ada posisi baru yang bisa memakai ketentuan lain.',
  '{name} changed the terms of this plan at {time} UTC.':
    '{name} mengubah ketentuan paket ini pukul {time} UTC.',
  '{name} called terms of this plan off at {time} UTC.':
    '{name} membatalkan ketentuan paket ini pukul {time} UTC.',
  '{name} closed this plan at {time} UTC.': '{name} menutup paket ini pukul {time} UTC.',
  '{name} changed these words at {time} UTC.': '{name} mengubah kata-kata ini pukul {time} UTC.',
  '{name} made that proposal at {time} UTC.': '{name} membuat usulan itu pukul {time} UTC.',
  'This account is locked already.': 'Akun ini sudah dikunci.',
  'This account is open already.': 'Akun ini sudah terbuka.',
  'This is your own account: a colleague has to do that.': 'Ini akun Anda sendiri: rekan harus melakukannya.',
  'This person works here: only an administrator can do that.':
    'Orang ini bekerja di sini: hanya administrator yang dapat melakukannya.',
  'This is a member of staff. Nothing was locked: take the role away first.':
    'Ini anggota staf. Tidak ada yang dikunci: ambil perannya dahulu.',
  'That is their role already. Nothing was changed.': 'Itu sudah perannya. Tidak ada yang diubah.',
  'This is the last administrator. Nothing was changed: make another one first.':
    'Ini administrator terakhir. Tidak ada yang diubah: tunjuk yang lain dahulu.',
  '{name} signed this day off already. Nothing was changed.':
    '{name} sudah mengesahkan hari ini. Tidak ada yang diubah.',
  'The day is not over yet (UTC): its figures can still change.':
    'Harinya belum berakhir (UTC): angkanya masih dapat berubah.',
  'Say why the figures differ ({assets}): nothing was signed.':
    'Tulis mengapa angkanya berbeda ({assets}): tidak ada yang disahkan.',
  'This plan was changed while you were looking. Nothing was changed by you. Look at it again.':
    'Paket ini diubah saat Anda melihatnya. Anda tidak mengubah apa pun. Lihat lagi.',
  'Only terms that are announced and not in force yet can be called off.':
    'Hanya ketentuan yang diumumkan dan belum berlaku yang dapat dibatalkan.',
  'This plan is closed already.': 'Paket ini sudah ditutup.',
  'All terms of this plan were called off. Add a new plan instead.':
    'Semua ketentuan paket ini dibatalkan. Tambahkan paket baru saja.',
  'Terms of this plan are announced for {day} already. Nothing was changed. Call them off first, or choose a later day.':
    'Ketentuan paket ini sudah diumumkan untuk {day}. Tidak ada yang diubah. Batalkan dulu, atau pilih hari setelahnya.',
  'These are the terms as they are. Change at least one of them.':
    'Ini sudah ketentuannya. Ubah setidaknya satu.',
  'No consent to this record stands. Nothing was changed.':
    'Tidak ada persetujuan yang berlaku untuk catatan ini. Tidak ada yang diubah.',
  'No consent to these words stands. Record one first; nothing is shown without it.':
    'Tidak ada persetujuan yang berlaku untuk kata-kata ini. Catat dulu satu; tanpa itu tidak ada yang ditampilkan.',
  'This record is on no page. Nothing was changed.':
    'Catatan ini tidak ada di halaman mana pun. Tidak ada yang diubah.',
  'These are the words as they are. Change something.': 'Ini sudah kata-katanya. Ubah sesuatu.',
  'This day got a result a moment ago. Look at it again.': 'Hari ini baru saja mendapat hasil. Lihat lagi.',
  'This day is not signed off. Nothing was changed.': 'Hari ini belum ditandatangani. Tidak ada yang diubah.',
  'Choose today or a later day, or leave it empty.':
    'Pilih hari ini atau hari setelahnya, atau biarkan kosong.',
  'A colleague changed these words while you were looking. Nothing was done. Look again.':
    'Rekan mengubah kata-kata ini saat Anda melihatnya. Tidak ada yang dilakukan. Lihat lagi.',
  '{name} published this record already. Nothing was changed.':
    '{name} sudah menerbitkan catatan ini. Tidak ada yang diubah.',
  'A proposal for this day is open already. Decide about that one first.':
    'Sudah ada usulan terbuka untuk hari ini. Putuskan itu dahulu.',
  '{name} approved this proposal already. Nothing was changed now.':
    '{name} sudah menyetujui usulan ini. Sekarang tidak ada yang diubah.',
  '{name} rejected this proposal already. Nothing was changed now.':
    '{name} sudah menolak usulan ini. Sekarang tidak ada yang diubah.',
  'This is your own proposal: a colleague has to approve it.':
    'Ini usulan Anda sendiri: rekan harus menyetujuinya.',
  'Your role does not allow this.': 'Peran Anda tidak mengizinkan ini.',
  'Nothing was removed: as long as you work here as staff, one second factor has to stay. Add another one first.':
    'Tidak ada yang dihapus: selama Anda bekerja di sini, satu faktor kedua harus tetap ada. Tambahkan yang lain dahulu.',
  "Nothing was added. As a member of staff you add your first second factor in a session opened by the operator's one-time link: ask for a new one (npm run ops -- staff add).":
    'Tidak ada yang ditambahkan. Faktor kedua pertama Anda ditambahkan dalam sesi yang dibuka dengan tautan sekali pakai dari operator: mintalah yang baru (npm run ops -- staff add).',
  'This link was used already or is too old. Ask the operator for a new one: npm run ops -- staff add.':
    'Tautan ini sudah dipakai atau terlalu lama. Mintalah yang baru kepada operator: npm run ops -- staff add.',
  'Give a reason': 'Beri alasan',
  'Enter a name': 'Tulis nama',
  'Enter the rate in percent, such as 2.5': 'Tulis suku dalam persen, misalnya 2,5',
  'Enter the rate in percent, from 0 to 100, such as 2.5':
    'Tulis suku dalam persen, dari 0 sampai 100, misalnya 2,5',
  'Use at least one Latin letter or digit in the name':
    'Pakai setidaknya satu huruf Latin atau angka dalam nama',
  'There is a plan with this name already; a closed one keeps its name too':
    'Sudah ada paket dengan nama ini; paket yang ditutup juga tetap memakai namanya',
  'The least must be {min} or more': 'Paling sedikit harus {min} atau lebih',
  'The most must be {max} or less': 'Paling banyak harus {max} atau kurang',
  'The most must not be below the least': 'Yang paling banyak tidak boleh di bawah yang paling sedikit',
  'Choose a day from {day} on, at most a year ahead': 'Pilih hari mulai {day}, paling lama setahun ke depan',
  'Enter the name to be shown': 'Tulis nama yang akan ditampilkan',
  'Enter what was said': 'Tulis apa yang dikatakan',
  'Choose the language of the words': 'Pilih bahasa kata-katanya',
  'Enter the day on which it was said': 'Tulis hari saat itu dikatakan',
  'Enter what they do': 'Tulis apa yang dikerjakannya',
  'Enter who agreed': 'Tulis siapa yang setuju',
  'Enter the day on which they agreed': 'Tulis hari saat ia setuju',
  'Enter how they agreed and where that is kept': 'Tulis cara ia setuju dan di mana itu disimpan',
  'Enter what they agreed to': 'Tulis apa yang disetujuinya',
  'Say how it was verified': 'Tulis bagaimana itu diperiksa',
  'This day has not come yet': 'Hari ini belum tiba',
  'This day is over': 'Hari ini sudah lewat',
  'A record stays of its kind: add a new one instead':
    'Jenis catatan tidak berubah: tambahkan catatan baru saja',
  'Enter the result in percent, such as -1.25.': 'Tulis hasil dalam persen, misalnya -1,25.',
  'Enter the result in percent with up to four decimals, such as -1.25.':
    'Tulis hasil dalam persen dengan paling banyak empat desimal, misalnya -1,25.',
  'A day cannot be below -100 % or above 100 %: it can lose everything, and no more.':
    'Satu hari tidak bisa di bawah -100 % atau di atas 100 %: bisa kehilangan semuanya, dan tidak lebih.',
  'There is no such plan.': 'Paket itu tidak ada.',
  'The first day of this plan is {day}.': 'Hari pertama paket ini adalah {day}.',
  'This day has not ended yet (UTC).': 'Hari ini belum berakhir (UTC).',
  'There is no result of this day to take back. Book one instead.':
    'Tidak ada hasil hari ini yang bisa ditarik. Catat satu saja.',
  'This day has a result. If it is wrong, have it taken back first; then the right one can be booked.':
    'Hari ini punya hasil. Jika salah, minta ditarik dahulu; lalu hasil yang benar bisa dicatat.',
  'The results of this plan do not come from staff on this day. Nothing was booked.':
    'Hasil paket ini tidak berasal dari staf pada hari ini. Tidak ada yang dicatat.',
  'What was booked for this day is still on its way to the positions. Try again in a minute.':
    'Yang dicatat untuk hari ini masih dalam perjalanan ke posisi. Coba lagi dalam satu menit.',
  'There are no bonuses with test coins, so this cannot be verified. Refuse it with a reason.':
    'Tidak ada bonus dengan koin uji, jadi ini tidak bisa diverifikasi. Tolak dengan alasan.',
  '{network} cannot be asked just now. Nothing was changed: try again in a minute.':
    '{network} tidak bisa ditanya saat ini. Tidak ada yang diubah: coba lagi dalam satu menit.',
  'Nothing is left to pay here: it was found on its chain, or decided otherwise.':
    'Tidak ada lagi yang harus dibayar di sini: sudah ditemukan di rantainya, atau diputuskan lain.',
  'Withdrawals are paused: a credited payment left its chain. End the pause before you approve this, or reject it.':
    'Penarikan dijeda: pembayaran yang sudah dikreditkan keluar dari rantainya. Akhiri jeda sebelum menyetujui ini, atau tolak.',
  'Its address is new: it can be approved from {until} UTC on. Until then its owner can take it back.':
    'Alamatnya baru: bisa disetujui mulai {until} UTC. Sampai saat itu pemiliknya bisa membatalkannya.',
  'Nothing was signed.': 'Tidak ada yang disahkan.',
  'This account is suspended.': 'Akun ini ditangguhkan.',
  'This account is deactivated.': 'Akun ini dinonaktifkan.',
  'This picture was encrypted with another key than secrets/{file} in DATA_DIR. Ask the operator to put that file back from a backup.':
    'Gambar ini dienkripsi dengan kunci lain, bukan secrets/{file} di DATA_DIR. Minta operator mengembalikan berkas itu dari cadangan.',
  'The ledger breaks one of its rules. Open the reconciliation page, and approve no withdrawal until you know why.':
    'Buku besar melanggar salah satu aturannya. Buka rekonsiliasi, dan jangan setujui penarikan apa pun sebelum tahu sebabnya.',
  'Sealed transfers were changed, removed, or added. Someone can write to the database: find out who.':
    'Transfer yang sudah disegel diubah, dihapus, atau ditambahkan. Seseorang bisa menulis ke basis data: cari tahu siapa.',
  'Sealed audit entries were changed, removed, or added. Someone can write to the database: find out who.':
    'Catatan audit yang sudah disegel diubah, dihapus, atau ditambahkan. Seseorang bisa menulis ke basis data: cari tahu siapa.',
  'The database login of the application can change history. Take that right away from it.':
    'Akun basis data milik aplikasi bisa mengubah riwayat. Cabut hak itu darinya.',
  'A deposit address was changed in the database. Someone can write to it: find out who.':
    'Sebuah alamat setoran diubah di basis data. Seseorang bisa menulis ke sana: cari tahu siapa.',
  'Withdrawals are paused because a credited payment left its chain. Review the pause, then end it.':
    'Penarikan dijeda karena pembayaran yang sudah dikreditkan keluar dari rantainya. Tinjau jedanya, lalu akhiri.',
  'Reading {network} is paused, so its deposits are not credited. Check its node.':
    'Pembacaan {network} dijeda, jadi setorannya tidak dikreditkan. Periksa node-nya.',
  'No worker is running, so no job runs. Start a process with ROLE=worker or ROLE=all.':
    'Tidak ada worker yang berjalan, jadi tidak ada tugas yang berjalan. Jalankan proses dengan ROLE=worker atau ROLE=all.',
  'The job "{job}" keeps failing. The system page shows its error.':
    'Tugas “{job}” terus gagal. Halaman sistem menampilkan kesalahannya.',
  'The job "{job}" stopped running. Restart the worker.':
    'Tugas “{job}” berhenti berjalan. Jalankan ulang worker.',
  'Emails refused for good by the mail server: {count}. The system page shows its reasons.':
    'Email yang ditolak selamanya oleh server email: {count}. Halaman sistem menampilkan alasannya.',
  'Emails have been waiting for more than 15 minutes: {count}. Check the mail server and MAIL_URL.':
    'Ada email yang menunggu lebih dari 15 menit: {count}. Periksa server email dan MAIL_URL.',
  'Wrong passwords for {count} accounts came from one address of the network {network} within {minutes} minutes. Further accounts are refused to it for now. If it goes on, block the network in front of the server.':
    'Dari satu alamat di jaringan {network} datang kata sandi salah untuk {count} akun dalam {minutes} menit. Akun lain ditolak untuk alamat itu sementara ini. Jika berlanjut, blokir jaringannya di depan server.',
  'One wrong password was tried on {count} accounts within {minutes} minutes. Logins with it are refused for now, except from usual devices.':
    'Satu kata sandi salah dicoba pada {count} akun dalam {minutes} menit. Login dengan kata sandi itu ditolak sementara ini, kecuali dari perangkat yang biasa.',
  'Wrong passwords for {count} accounts came from the network {network} within {minutes} minutes. Logins from it are refused for now, except from usual devices. If it goes on, block the network in front of the server.':
    'Dari jaringan {network} datang kata sandi salah untuk {count} akun dalam {minutes} menit. Login dari jaringan itu ditolak sementara ini, kecuali dari perangkat yang biasa. Jika berlanjut, blokir jaringannya di depan server.',
  'Wrong passwords for {count} accounts came from one program or browser within {minutes} minutes. Logins by it are refused for now, except from usual devices.':
    'Dari satu program atau peramban datang kata sandi salah untuk {count} akun dalam {minutes} menit. Login olehnya ditolak sementara ini, kecuali dari perangkat yang biasa.',
  'Wrong passwords were tried on {count} accounts within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Kata sandi salah dicoba pada {count} akun dalam {minutes} menit. Jika berlanjut, saring lalu lintas di depan server.',
  'There were {count} sign-ups from the network {network} within {minutes} minutes. Look at these accounts. If it goes on, block the network in front of the server.':
    'Ada {count} pendaftaran dari jaringan {network} dalam {minutes} menit. Periksa akun-akun itu. Jika berlanjut, blokir jaringannya di depan server.',
  'There were {count} sign-ups within {minutes} minutes. If you expected fewer, look at the newest accounts.':
    'Ada {count} pendaftaran dalam {minutes} menit. Jika Anda menduga lebih sedikit, periksa akun-akun terbaru.',
  'The referral code {code} brought {count} accounts within {minutes} minutes. Look at them before you verify a bonus.':
    'Kode referal {code} membawa {count} akun dalam {minutes} menit. Periksa akun-akun itu sebelum memverifikasi bonus.',
  'There were {count} contact messages within {minutes} minutes. Further ones are refused for now, except from people who are signed in.':
    'Ada {count} pesan kontak dalam {minutes} menit. Pesan lain ditolak sementara ini, kecuali dari orang yang sudah masuk.',
  'Codes for sign-ups were mailed {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Kode pendaftaran dikirim {count} kali dalam {minutes} menit. Jika berlanjut, saring lalu lintas di depan server.',
  'There were {count} wrong codes at sign-up within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Ada {count} kode salah saat pendaftaran dalam {minutes} menit. Jika berlanjut, saring lalu lintas di depan server.',
  'Password resets were asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Pengaturan ulang kata sandi diminta {count} kali dalam {minutes} menit. Jika berlanjut, saring lalu lintas di depan server.',
  'The newsletter was asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Buletin diminta {count} kali dalam {minutes} menit. Jika berlanjut, saring lalu lintas di depan server.',
  'A second person has to approve this: it is above the limit for one approval.':
    'Orang kedua harus menyetujuinya: jumlahnya di atas batas untuk satu persetujuan.',
  'A second person has to approve this: together with other withdrawals of this investor within 24 hours, it is above the limit for one approval.':
    'Orang kedua harus menyetujuinya: bersama penarikan lain investor ini dalam 24 jam, jumlahnya di atas batas untuk satu persetujuan.',
  'A second person has to approve this: together with other withdrawals of this investor within 7 days, it is above the limit for one approval.':
    'Orang kedua harus menyetujuinya: bersama penarikan lain investor ini dalam 7 hari, jumlahnya di atas batas untuk satu persetujuan.',
  'A second person has to approve this: together with other withdrawals to this address within 24 hours, it is above the limit for one approval.':
    'Orang kedua harus menyetujuinya: bersama penarikan lain ke alamat ini dalam 24 jam, jumlahnya di atas batas untuk satu persetujuan.',
  'A second person has to approve this: together with other withdrawals to this address within 7 days, it is above the limit for one approval.':
    'Orang kedua harus menyetujuinya: bersama penarikan lain ke alamat ini dalam 7 hari, jumlahnya di atas batas untuk satu persetujuan.',
  'A second person has to approve this: together with other bonuses of this investor within 24 hours, it is above the limit for one approval.':
    'Orang kedua harus menyetujuinya: bersama bonus lain investor ini dalam 24 jam, jumlahnya di atas batas untuk satu persetujuan.',
  'A second person has to approve this: together with other bonuses of this investor within 7 days, it is above the limit for one approval.':
    'Orang kedua harus menyetujuinya: bersama bonus lain investor ini dalam 7 hari, jumlahnya di atas batas untuk satu persetujuan.',
  'This proposal was called off. Nothing was changed now.':
    'Usulan ini sudah dibatalkan. Tidak ada yang diubah sekarang.',
  'These terms are approved already. Nothing was changed now.':
    'Ketentuan ini sudah disetujui. Tidak ada yang diubah sekarang.',
  'The day from which these terms should count has begun. Nothing was changed. Propose them again.':
    'Hari mulai berlakunya ketentuan ini sudah dimulai. Tidak ada yang diubah. Usulkan lagi.',
  'Other terms of this plan were announced since. Nothing was changed. Call this proposal off and propose it again.':
    'Sementara itu ketentuan lain paket ini diumumkan. Tidak ada yang diubah. Batalkan usulan ini dan usulkan lagi.',
  'A change of this plan waits for approval. Decide about that one first.':
    'Perubahan paket ini menunggu persetujuan. Putuskan yang itu dahulu.',
  '{name} proposed these terms at {time} UTC.': '{name} mengusulkan ketentuan ini pukul {time} UTC.',
  'Say why you open these pictures first.': 'Sebutkan dulu alasan Anda membuka gambar-gambar ini.',
  'The payment of a {amount} withdrawal is no longer on {network}. It can return: look for transaction {transaction} in the wallet before you pay again.':
    'Pembayaran penarikan {amount} tidak lagi ada di {network}. Pembayaran itu bisa kembali: cari transaksi {transaction} di dompet sebelum membayar lagi.',
  'A large payment waits for two approvals. Open the payments to review.':
    'Sebuah pembayaran besar menunggu dua persetujuan. Buka pembayaran yang perlu ditinjau.',
  '{who} is no longer an administrator: {by} changed the role. If that is wrong, the operator gives it back with "npm run ops -- staff add".':
    '{who} bukan lagi administrator: {by} mengubah perannya. Jika ini keliru, operator mengembalikannya dengan "npm run ops -- staff add".',
  'New terms of the plan {plan} wait for the approval of another administrator. Open the plan.':
    'Ketentuan baru paket {plan} menunggu persetujuan administrator lain. Buka paketnya.',
  'The setting {setting} was changed from {before} to {after}. It counts from {from}. If nobody meant that, set it back before then.':
    'Pengaturan {setting} diubah dari {before} menjadi {after}. Berlaku mulai {from}. Jika tidak disengaja, kembalikan sebelum itu.',
}
