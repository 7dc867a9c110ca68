import type { notFound as english } from '#messages/en/not-found.ts'
import type { Translation } from '#messages/shape.ts'

export const notFound: Translation<typeof english> = {
  title: 'Sayfa bulunamadı',
  lead: 'Bu adreste hiçbir şey yok. Yazım hatası var mı bakın ya da ana sayfadan yeniden başlayın.',
  jokes: {
    first: 'Bu sayfa, var olmamakta uzun pozisyon almış.',
    second: 'Defteri iki kez kontrol ettik. Sayfa denk gelmiyor.',
    third: 'Bu adresin sıfır doğrulaması var.',
    fourth: 'Mutabakatımız bile onu bulamadı.',
    fifth: 'Sayfa, ücret ödemeden ayrıldı.',
  },
  pause: 'Mesajları durdur',
  resume: 'Mesajları oynat',
  goHome: 'Ana sayfaya dön',
}
