import type { keys as english } from '#messages/en/keys.ts'
import type { Translation } from '#messages/shape.ts'

export const keys: Translation<typeof english> = {
  title: 'Ara',
  label: 'Sayfalar, eylemler ve işlemler',
  hint: 'Bir adın birkaç harfini veya bir işlem referansının başını yazın. Ok tuşlarıyla seçip Enter’a basın.',
  found: '{count, plural, one {# sonuç} other {# sonuç}}',
  none: 'Eşleşen yok',
  noneHint: 'Daha az harfle deneyin.',
  groups: {
    pages: 'Sayfalar',
    actions: 'Eylemler',
  },
  pages: {
    statements: 'Hesap özetleri',
    editProfile: 'Profili ve görünümü düzenle',
    security: 'Güvenlik: parola ve ikinci etken',
    sessions: 'Oturumlar',
    ownData: 'Kendi verileri, sınırlar ve hesabı kapatma',
  },
  actions: {
    hide: 'Tutarları gizle',
    show: 'Tutarları göster',
  },
  list: {
    title: 'Klavye kısayolları',
    always: 'Her zaman',
    few: 'Arama ve yardım',
    letters: 'Tek harfler',
    off: 'kapalı',
    search: 'Sayfa, eylem ve işlem ara',
    list: 'Bu liste',
    close: 'Açık olanı kapat',
    next: 'Listenin sonraki satırı',
    before: 'Önceki satır',
    export: 'Sayfanın gösterdiğini dışa aktar',
    change: 'Hangi kısayolların açık olacağını seç',
  },
}
