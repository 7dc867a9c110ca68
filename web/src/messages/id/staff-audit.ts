import type { staffAudit as english } from '#messages/en/staff-audit.ts'
import type { Translation } from '#messages/shape.ts'

export const staffAudit: Translation<typeof english> = {
  nouns: {
    withdrawal: 'Penarikan',
    withdrawals: 'Jeda penarikan',
    bonus: 'Bonus',
    result: 'Hasil harian',
    plan: 'Paket',
    reconciliation: 'Rekonsiliasi',
    record: 'Catatan publik',
    message: 'Pesan',
    staff: 'Staf',
    identity: 'Pemeriksaan identitas',
    account: 'Akun',
    person: 'Orang',
    password: 'Kata sandi',
    email: 'Alamat email',
    factor: 'Faktor kedua',
    session: 'Sesi',
    address: 'Alamat penarikan',
    break: 'Jeda pribadi',
    deposit: 'Setoran',
    deposit_limit: 'Batas setoran',
  },
  actions: {
    withdrawal: {
      approve: 'Penarikan disetujui',
      reject: 'Penarikan ditolak',
      payment_lost: 'Pembayaran penarikan hilang',
    },
    withdrawals: {
      pause: 'Penarikan dijeda',
      resume: 'Jeda penarikan diakhiri',
    },
    bonus: {
      verify: 'Bonus diverifikasi',
      refuse: 'Bonus ditolak',
    },
    result: {
      propose: 'Hasil diusulkan',
      approve: 'Hasil disetujui',
      reject: 'Hasil ditolak',
    },
    plan: {
      add: 'Paket ditambahkan',
      change_terms: 'Ketentuan paket diubah',
      call_off_terms: 'Ketentuan paket dibatalkan',
      approve_terms: 'Ketentuan paket disetujui',
      close: 'Paket ditutup',
      result_source: 'Sumber hasil diubah',
    },
    reconciliation: {
      signed_off: 'Hari ditandatangani',
      sign_off_taken_back: 'Tanda tangan ditarik',
    },
    record: {
      added: 'Catatan ditambahkan',
      changed: 'Catatan diubah',
      consent_given: 'Persetujuan dicatat',
      consent_withdrawn: 'Persetujuan ditarik',
      published: 'Catatan diterbitkan',
      unpublished: 'Catatan diturunkan dari halaman',
    },
    message: {
      taken: 'Pesan diambil',
      handed_over: 'Pesan diserahkan',
      released: 'Pesan dikembalikan',
      answered: 'Pesan dijawab',
      archived: 'Pesan diarsipkan',
      restored: 'Pesan dibuka lagi',
    },
    staff: {
      created: 'Anggota staf ditambahkan',
      role_given: 'Peran diberikan',
      link_redeemed: 'Tautan sekali pakai dibuka',
      role_changed: 'Peran diubah',
      role_taken: 'Peran dicabut',
    },
    identity: {
      submitted: 'Pemeriksaan identitas dikirim',
      withdrawn: 'Pemeriksaan identitas ditarik',
      picture_opened: 'Gambar identitas dibuka',
      accepted: 'Pemeriksaan identitas diterima',
      not_accepted: 'Pemeriksaan identitas tidak diterima',
      pictures_removed: 'Gambar identitas dihapus',
    },
    account: {
      locked: 'Akun dikunci',
      lock_reviewed: 'Kunci ditinjau lagi dan dipertahankan',
      unlocked: 'Kunci akun dibuka',
      lock_ended: 'Kunci berakhir sendiri',
      sessions_ended: 'Sesi diakhiri staf',
      closed: 'Akun ditutup',
    },
    person: {
      exported: 'Data sendiri diekspor',
    },
    password: {
      changed: 'Kata sandi diubah',
      reset: 'Kata sandi dibuat lewat tautan',
    },
    email: {
      changed: 'Alamat email diubah',
      change_undone: 'Perubahan alamat email diurungkan',
    },
    factor: {
      authenticator_on: 'Aplikasi autentikator dinyalakan',
      authenticator_off: 'Aplikasi autentikator dimatikan',
      passkey_added: 'Kunci sandi ditambahkan',
      passkey_removed: 'Kunci sandi dihapus',
      codes_renewed: 'Kode pemulihan diperbarui',
      dropped: 'Faktor baru dicabut lewat “Itu bukan saya”',
      recovery_code_used: 'Kode pemulihan dipakai',
    },
    session: {
      not_me: '“Itu bukan saya” dipakai',
    },
    address: {
      saved: 'Alamat penarikan disimpan',
      removed: 'Alamat penarikan dihapus',
      hold_skipped: 'Masa tunggu alamat dilewati',
    },
    break: {
      taken: 'Jeda pribadi diambil',
    },
    deposit: {
      address_changed: 'Alamat setoran diubah',
      address_restored: 'Alamat setoran dipulihkan',
    },
    deposit_limit: {
      set: 'Batas setoran ditetapkan',
    },
  },
}
