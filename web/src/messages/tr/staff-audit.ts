import type { staffAudit as english } from '#messages/en/staff-audit.ts'
import type { Translation } from '#messages/shape.ts'

export const staffAudit: Translation<typeof english> = {
  nouns: {
    withdrawal: 'Çekim',
    withdrawals: 'Çekimlerin durdurulması',
    bonus: 'Bonus',
    result: 'Günlük sonuç',
    plan: 'Plan',
    reconciliation: 'Mutabakat',
    record: 'Herkese açık kayıt',
    message: 'Mesaj',
    staff: 'Personel',
    identity: 'Kimlik kontrolü',
    account: 'Hesap',
    person: 'Kişi',
    password: 'Parola',
    email: 'E-posta adresi',
    factor: 'İkinci etken',
    session: 'Oturum',
    address: 'Çekim adresi',
    break: 'Ara',
    deposit: 'Yatırma',
    deposit_limit: 'Yatırma sınırı',
  },
  actions: {
    withdrawal: {
      approve: 'Çekim onaylandı',
      reject: 'Çekim reddedildi',
      payment_lost: 'Bir çekimin ödemesi kayboldu',
    },
    withdrawals: {
      pause: 'Çekimler durduruldu',
      resume: 'Çekimlerin durdurulması bitti',
    },
    bonus: {
      verify: 'Bonus doğrulandı',
      refuse: 'Bonus kabul edilmedi',
    },
    result: {
      propose: 'Sonuç önerildi',
      approve: 'Sonuç onaylandı',
      reject: 'Sonuç reddedildi',
    },
    plan: {
      add: 'Plan eklendi',
      change_terms: 'Plan koşulları değişti',
      call_off_terms: 'Plan koşulları geri çekildi',
      approve_terms: 'Plan koşulları onaylandı',
      close: 'Plan kapatıldı',
      result_source: 'Sonuçların kaynağı değişti',
    },
    reconciliation: {
      signed_off: 'Gün imzalandı',
      sign_off_taken_back: 'İmza geri alındı',
    },
    record: {
      added: 'Kayıt eklendi',
      changed: 'Kayıt değişti',
      consent_given: 'Rıza yazıldı',
      consent_withdrawn: 'Rıza geri alındı',
      published: 'Kayıt yayımlandı',
      unpublished: 'Kayıt sayfalardan kaldırıldı',
    },
    message: {
      taken: 'Mesaj üstlenildi',
      handed_over: 'Mesaj devredildi',
      released: 'Mesaj geri verildi',
      answered: 'Mesaj yanıtlandı',
      archived: 'Mesaj arşivlendi',
      restored: 'Mesaj geri getirildi',
    },
    staff: {
      created: 'Personel eklendi',
      role_given: 'Rol verildi',
      link_redeemed: 'Tek kullanımlık bağlantı açıldı',
      role_changed: 'Rol değişti',
      role_taken: 'Rol geri alındı',
    },
    identity: {
      submitted: 'Kimlik kontrolü gönderildi',
      withdrawn: 'Kimlik kontrolü geri çekildi',
      picture_opened: 'Kimlik resmi açıldı',
      accepted: 'Kimlik kontrolü kabul edildi',
      not_accepted: 'Kimlik kontrolü kabul edilmedi',
      pictures_removed: 'Kimlik resimleri silindi',
    },
    account: {
      locked: 'Hesap kilitlendi',
      lock_reviewed: 'Kilit yeniden incelendi ve sürdürüldü',
      unlocked: 'Hesabın kilidi açıldı',
      lock_ended: 'Kilit kendiliğinden bitti',
      sessions_ended: 'Oturumlar personelce kapatıldı',
      closed: 'Hesap kapatıldı',
    },
    person: {
      exported: 'Kendi verileri dışa aktarıldı',
    },
    password: {
      changed: 'Parola değişti',
      reset: 'Parola bağlantıyla belirlendi',
    },
    email: {
      changed: 'E-posta adresi değişti',
      change_undone: 'E-posta değişikliği geri alındı',
    },
    factor: {
      authenticator_on: 'Doğrulama uygulaması açıldı',
      authenticator_off: 'Doğrulama uygulaması kapatıldı',
      passkey_added: 'Geçiş anahtarı eklendi',
      passkey_removed: 'Geçiş anahtarı kaldırıldı',
      codes_renewed: 'Kurtarma kodları yenilendi',
      dropped: 'Yeni etkenler “Ben değildim” ile kaldırıldı',
      recovery_code_used: 'Kurtarma kodu kullanıldı',
    },
    session: {
      not_me: '“Ben değildim” kullanıldı',
    },
    address: {
      saved: 'Çekim adresi kaydedildi',
      removed: 'Çekim adresi kaldırıldı',
      hold_skipped: 'Bir adresin beklemesi atlandı',
    },
    break: {
      taken: 'Ara verildi',
    },
    deposit: {
      address_changed: 'Bir yatırmanın adresi değişti',
      address_restored: 'Bir yatırmanın adresi düzeltildi',
    },
    deposit_limit: {
      set: 'Yatırma sınırı belirlendi',
    },
  },
}
