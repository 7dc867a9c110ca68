import type { staffList as english } from '#messages/en/staff-list.ts'
import type { Translation } from '#messages/shape.ts'

export const staffList: Translation<typeof english> = {
  count: '{count, plural, =0 {Yok} one {# satır} other {# satır}}',
  countMore: '{max, number} satırdan fazla',
  checked: 'Son kontrol {time}',
  more: 'Devamını yükle',
  moreBusy: 'Yükleniyor…',
  noMatch: 'Eşleşen yok',
  clear: 'Filtreleri temizle',
  stale: 'Rakamların zamanı: {time}. Daha yenilerini yükleyemedik.',
  loadFailed: 'Bu yüklenemedi',
  notStaff: {
    title: 'Bu sayfa personel içindir',
    text: 'Giriş yaptınız, ama personel olarak değil. İşletmecinin size verdiği tek kullanımlık bağlantıyı açın.',
    action: 'Hesap özetinize gidin',
  },
  notAllowed: 'Bu sayfa size açık değil',
  back: 'Listeye dön',
  missing: 'Bu referansla bir kayıt yok',
  missingText: 'Adreste yazım hatası olup olmadığına bakın ya da listeden bir satır seçin.',
  csv: { save: 'CSV olarak kaydet', busy: 'Hazırlanıyor…', saved: 'CSV dosyası kaydedildi' },
}
