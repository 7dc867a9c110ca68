import type { payee as english } from '#messages/en/payee.ts'
import type { Translation } from '#messages/shape.ts'

export const payee: Translation<typeof english> = {
  scan: {
    picture: 'QR görselini oku',
    camera: 'Kamerayla tara',
    note: 'Görsel bu cihazda kalır: hiçbir parçası gönderilmez.',
    busy: 'Okunuyor…',
    found: 'Görselden okundu. Tamamını cüzdanınızla karşılaştırın.',
    tooLarge: 'Bu dosya {size} MB’tan büyük. Görseli koda göre kırpın ya da adresi yapıştırın',
    unreadable: 'Tarayıcınız bu dosyayı görsel olarak açamıyor. PNG ya da JPEG seçin veya adresi yapıştırın',
    noCode: 'Bu görselde QR kodu bulunamadı. Daha yakından ve net çekin ya da adresi yapıştırın',
    several: 'Bu görselde birden fazla QR kodu var. İstediğiniz koda göre kırpın',
    noAddress: 'Bu QR kodunda adres yok. Cüzdanınızda alma kodunu gösterin ya da adresi yapıştırın',
    otherChain: 'Bu QR kodu başka bir ağ için: {chain}. Yalnızca {network} üzerinden göndeririz',
    chain: '{number} numaralı zincir',
    notLoaded: 'Okuyucu yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin ya da adresi yapıştırın',
  },
  receipt: {
    save: 'Makbuzu PDF olarak kaydet',
    busy: 'Hazırlanıyor…',
    saved: 'Makbuz kaydedildi.',
  },
  trial: {
    title: 'Önce küçük bir tutarla denemek ister misiniz?',
    text: 'Buradan bu adrese henüz hiçbir şey ulaşmadı. {amount} tutarın {fee} kadarı ücretimizdir, {net} ulaşır. Cüzdanınızda gördüğünüzde kalanını çekin.',
    wait: 'Küçük tutar da büyük tutar kadar bekler. Bekleme adrese aittir: bittiğinde kalan tutar yeniden beklemez.',
    act: 'Önce {amount} çek',
    again: 'Bu adrese yeniden çek',
  },
}
