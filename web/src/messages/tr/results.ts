import type { descriptions as englishDescriptions, results as english } from '#messages/en/results.ts'
import type { Translation } from '#messages/shape.ts'

export const results: Translation<typeof english> = {
  title: 'Günlük sonuçlar',
  lead: 'Her planın her günü ve çekilen günleri denetlemek için gerekenler.',
  failed: 'Sonuçlar yüklenemedi.',
  month: {
    heading: 'Aylara göre sonuçlar',
    of: '{month} sonuçları',
    choose: 'Ay (UTC)',
    none: 'Bu ayda sonuç yok',
    noneText: 'Bir gün bittiğinde ve birinin pozisyonu olduğunda sonucunu alır.',
  },
  check: {
    heading: 'Neyi denetleyebilirsiniz',
    one: 'Bazı planların günleri gizli bir tohumdan çekilir. Tohumun özetini ay başlamadan yayımlarız, tohumu da ay bitip uygulandığında gösteririz. O zaman tarayıcınız çekilen her günü yeniden hesaplayabilir.',
    two: 'Bu, özeti zamanında not eden herkese ayın başlamadan belirlendiğini ve sonra değiştirilmediğini kanıtlar. Tohumun adil seçildiğini kanıtlamaz. Hepsi deneme parasıdır.',
  },
  days: {
    day: 'Gün (UTC)',
    rate: 'Sonuç',
    takenBack: 'Yanlıştı ve geri alındı',
    corrected: 'Yanlıştı; yerine {rate} geçerli',
    drawn: 'Tohum {rate} veriyor',
  },
  recompute: {
    button: 'Bu tarayıcıda yeniden hesapla',
    busy: 'Hesaplanıyor…',
    nothing: 'Bu ayın hiçbir günü tohumdan çekilmedi.',
    sealed: 'Bu ayın tohumu, ay bitip uygulandığında gösterilir.',
    unsupported: 'Bu tarayıcı yalnızca https ile açılan sayfalarda hesaplar.',
  },
  source: {
    illustration: 'Örnek oran, yalnızca deneme',
    market: 'Ayın tohumundan çekildi',
    booked: 'İki kişi tarafından kaydedildi',
  },
  needsScript: 'Bu rakamlar JavaScript gerektirir. Tarayıcınızda açın ve sayfayı yeniden yükleyin.',
}

export const descriptions: Translation<typeof englishDescriptions> = {
  results: 'Her planın her günlük sonucu, yayımlanan özetler ve kendi tarayıcınızda bir denetim.',
}
