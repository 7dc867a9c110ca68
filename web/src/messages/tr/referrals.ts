import type { referrals as english } from '#messages/en/referrals.ts'
import type { Translation } from '#messages/shape.ts'

export const referrals: Translation<typeof english> = {
  title: 'Davetler',
  lead: 'Kodunuzla ya da bağlantınızla birini davet edin.',
  own: 'Kodunuz ve bağlantınız',
  code: 'Kod',
  copyCode: 'Kodu kopyala',
  codeCopied: 'Kod kopyalandı: {code}',
  link: 'Bağlantı',
  copyLink: 'Bağlantıyı kopyala',
  linkCopied: 'Bağlantı kopyalandı',
  share: 'Bağlantıyı paylaş',
  rulesTitle: 'Kurallar',
  rules: {
    arises:
      'Kodunuzla kaydolan biri ilk kez yatırım yaptığında sizin için {amount} bonus not edilir. Her kişi bir bonus getirir, bir kez.',
    review:
      'Bir yönetici doğrulayana kadar bekler. Sonra kullanılabilir bakiyenizdedir; yatırabilir ya da çekebilirsiniz.',
    none: 'Aynı posta kutusuna çıkan hesaplar bir kişi sayılır ve bonus getirmez. Hesabınızı kapatırsanız bekleyen bonuslar da biter.',
    value: 'Deneme kredisidir ve nakit değeri yoktur.',
  },
  offTitle: 'Burada bonus yok',
  off: {
    test_networks:
      'Bu kurulum herkese açık test ağlarını kullanır; bonuslar ise deneme kredisidir. Kodunuz çalışır ve onu kullananlar aşağıdadır.',
    operator: 'Bu kurulumun işletmecisi bonusları kapattı. Kodunuz çalışır ve onu kullananlar aşağıdadır.',
  },
  pendingTotal: 'Bekleyen',
  verifiedTotal: 'Doğrulanan',
  people: 'Kişiler',
  caption: 'Kodunuzla kaydolan kişiler, en yeniler önce',
  who: 'Kim',
  since: 'Kayıt',
  bonus: 'Bonus',
  state: 'Durum',
  status: {
    pending: 'İnceleniyor',
    verified: 'Doğrulandı',
    refused: 'Kabul edilmedi',
    none: 'Bonus yok',
  },
  reason: 'Nedeni: {reason}',
  more: 'Daha fazla yükle',
  emptyTitle: 'Bağlantınızı henüz kimse kullanmadı.',
  emptyText: 'Kodunuzla kaydolup adresini onaylayan herkes, yalnızca baş harfleriyle burada görünür.',
}
