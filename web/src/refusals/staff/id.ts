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
  'This is your own account: a colleague has to change it.':
    'Ini akun Anda sendiri: rekan harus mengubahnya.',
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
}
