import type { notifications as english } from '#messages/en/notifications.ts'
import type { Translation } from '#messages/shape.ts'

export const notifications: Translation<typeof english> = {
  title: 'Bildirimler',
  lead: 'Hesabınızda olanlar. Bildirimler bir yıl saklanır.',
  unread: 'Okunmadı',
  markRead: 'Okundu olarak işaretle',
  markReadOf: 'Okundu olarak işaretle: {what}',
  markAll: 'Tümünü okundu olarak işaretle',
  busy: 'İşaretleniyor…',
  failed: 'Kaydedilemedi. Hiçbir şey işaretlenmedi; yeniden deneyin.',
  count: '{count, plural, one {# bildirim} other {# bildirim}}',
  countMore: '{count, plural, one {# bildirim} other {# bildirim}} gösteriliyor, devamı yüklenebilir',
  loadMore: 'Devamını yükle',
  loading: 'Yükleniyor…',
  emptyTitle: 'Henüz bildirim yok',
  emptyText: 'Ödemeler, çekimler, günlük sonuçlar ve güvenliğinizle ilgili her şey burada listelenir.',
  emptyAction: 'Ana sayfaya git',
  kind: {
    deposit_seen: '{amount} ödemenizi görüyoruz. Onaylanınca sayılır.',
    deposit_in_review: '{amount} tutarındaki ödemeniz geldi ve inceleniyor. Bir şey yapmanız gerekmez.',
    deposit_refused: '{amount} tutarındaki ödemeniz hesaba geçmedi. Nedeni: {reason}',
    deposit_settled: 'Yatırmanız tamamlandı: {amount} hesabınıza geçti.',
    deposit_underpaid: 'Bir ödeme istenenden azdı: {amount} daha gerekiyor.',
    deposit_late:
      '{amount} ödemeniz fiyat artık sabit değilken geldi. Onu gördüğümüz anın fiyatıyla hesaba geçer.',
    deposit_reversed:
      'Karşılığında {amount} hesaba geçen bir ödeme zincirinden çıktı. Hesaba geçen tutar geri alındı.',
    deposit_reversed_kept:
      'Karşılığında {amount} hesaba geçen bir ödeme zincirinden çıktı. Para zaten kullanıldı, bu yüzden hiçbir şey geri alınmadı; ekibimiz inceliyor.',
    results_reversed:
      'Bir ödeme ağından çıktı. Pozisyonlarınızdan {positions} çıkarıldı ve onunla kazanılan {results} tutarındaki sonuçlar iptal edildi.',
    results_reversed_loss:
      'Bir ödeme ağından çıktı. Pozisyonlarınızdan {positions} çıkarıldı ve onunla oluşan {results} tutarındaki kayıplar geri verildi.',
    withdrawal_requested: '{amount} çekim istediniz. İnceleniyor.',
    withdrawal_approved: '{amount} çekiminiz onaylandı.',
    withdrawal_sent: '{amount} çekiminiz gönderildi.',
    withdrawal_confirmed: '{amount} çekiminiz ağı tarafından onaylandı.',
    withdrawal_cancelled: '{amount} çekiminizi geri aldınız. Para kullanılabilir.',
    withdrawal_rejected: '{amount} çekiminiz onaylanmadı; para kullanılabilir. Nedeni: {reason}',
    withdrawal_again:
      '{amount} çekiminizin ödemesi zincirinden çıktı. Yeniden ödenecek; bir şey yapmanız gerekmez.',
    withdrawal_failed: '{amount} çekiminiz gönderilemedi. Paranın tamamı yeniden kullanılabilir.',
    position_opened: '{plan} planına {amount} yatırdınız.',
    position_redeemed: '{plan} planından {amount} geri aldınız.',
    daily_results_day: '{day} sonuçları: {amount}.',
    daily_results_days: '{from} ile {to} arasındaki sonuçlar: {amount}.',
    statement_ready: '{month} hesap özetiniz hazır.',
    bonus_verified: '{amount} davet bonusunuz doğrulandı ve kullanılabilir.',
    bonus_refused: '{amount} tutarında bir davet bonusu kabul edilmedi. Nedeni: {reason}',
    new_device:
      'Yeni cihaz: {device} giriş yaptı. Siz değildiyseniz o cihazdan çıkış yapın ve parolanızı değiştirin.',
    new_place:
      'Yeni ağ: {device}, {network} ağından giriş yaptı. Siz değildiyseniz o cihazdan çıkış yapın ve parolanızı değiştirin.',
    login_stopped:
      'Birisi parolanızı doğru, ardından beş kodu yanlış yazdı: {device}. Kimse girmedi. Siz değildiyseniz parolanızı değiştirin.',
    account_locked:
      'Hesabınız kilitlendi, referans {reference}. Yine de görebilir, dışa aktarabilir ve para çekme talep edebilirsiniz.',
    account_suspended:
      'Hesabınız askıya alındı, referans {reference}. Yine de görebilir, dışa aktarabilir ve para çekme talep edebilirsiniz.',
    account_opened: 'Hesabınız yeniden açık.',
    identity_accepted: 'Kimlik kontrolünüz kabul edildi.',
    identity_not_accepted: 'Kimlik kontrolünüz kabul edilmedi. Nedeni sayfasında; yeniden deneyebilirsiniz.',
    session_ended:
      'Cihazlarınızdan birinden çıkış yaptık: anahtarı iki yerde kullanıldı. Nedenini bilmiyorsanız parolanızı değiştirin.',
    password_changed: 'Parolanız değişti.',
    email_changed: 'Hesabınızın e-posta adresi değişti.',
    email_changed_back: 'Hesabınızın e-posta adresi geri alındı ve bütün cihazlardan çıkış yapıldı.',
    authenticator_on: 'Bir doğrulama uygulaması eklendi.',
    authenticator_off: 'Doğrulama uygulaması kapatıldı.',
    address_saved: 'Adres defterinizde yeni: {address}. Siz değilseniz e-postamızdaki bağlantıyı kullanın.',
    codes_renewed: 'Yeni kurtarma kodları oluşturuldu. Eskileri artık çalışmaz.',
    passkey_added: '“{name}” geçiş anahtarı eklendi.',
    passkey_removed: '“{name}” geçiş anahtarı kaldırıldı.',
    recovery_code_used: 'Bir kurtarma kodu kullanıldı. {left, plural, one {# kod} other {# kod}} kaldı.',
    unknown:
      'Hesabınızda, bu sayfanın eski olduğu için adlandıramadığı bir şey oldu. Sayfayı yeniden yükleyin.',
  },
  link: {
    checkout: 'Ödeme sayfasını aç',
    receipt: 'Makbuzu gör',
    withdrawal: 'Durumunu gör',
    position: 'Pozisyonu gör',
    transactions: 'İşlemleri gör',
    statements: 'Hesap özetlerinizi görün',
    referrals: 'Davetlerinizi görün',
    identity: 'Kimlik kontrolünü gör',
    security: 'Güvenlik',
    sessions: 'Oturumlar',
  },
  choices: {
    title: 'Size neler bildirilir',
    text: 'Her konu için seçin. Para çıkışı ve güvenlik her zaman iki yoldan da bildirilir: bir hesaba giren kişi önce bunu kapatırdı.',
    inApp: 'Uygulamada',
    byMail: 'E-postayla',
    always: 'Her zaman',
    never: 'E-posta yok',
    failed: 'Kaydedilemedi. Seçiminiz önceki gibi; yeniden deneyin.',
    topic: {
      deposits: 'Para yatırma',
      withdrawals: 'Çekimler',
      positions: 'Pozisyonlar',
      results: 'Günlük sonuçlar',
      statements: 'Hesap özetleri',
      bonuses: 'Davet bonusları',
      security: 'Güvenlik',
    },
    about: {
      deposits: 'Görülen, hesaba geçen, geç kalan ya da geri alınan ödemeler.',
      withdrawals: 'Para ulaşana kadar her adım.',
      positions: 'Açılan ve geri alınan.',
      results: 'Son baktığınızdan beri bütün sonuçlar tek bir bildirimde.',
      statements: 'Bir ayın özeti hazır olduğunda. E-posta yalnızca isterseniz gelir.',
      bonuses: 'Doğrulanan ya da kabul edilmeyen.',
      security: 'Yeni cihazlar, parola, e-posta adresi, ikinci etkenler.',
    },
  },
}
