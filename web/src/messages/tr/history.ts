import type { history as english } from '#messages/en/history.ts'
import type { Translation } from '#messages/shape.ts'

export const history: Translation<typeof english> = {
  title: 'Zaman içinde',
  range: 'Dönem',
  week: 'Son 7 gün',
  month: 'Son 30 gün',
  year: 'Son 365 gün',
  all: 'Tüm günler',
  weekShort: '1H',
  monthShort: '1A',
  yearShort: '1Y',
  allShort: 'Tümü',
  asTable: 'Tablo olarak göster',
  asChart: 'Grafik olarak göster',
  cursor: 'Grafikteki gün',
  valueAt: '{day}: {amount}',
  valueAtPaid: '{day}: {amount}; o gün yatırılan ya da çekilen: {paid}',
  summary: '{from} günü {first}, {to} günü {last}.',
  split: 'Yatırılan ve çekilen, bonuslar dahil: {paid}. Sonuçlar: {results}.',
  steps: 'Dik basamak, yatırılan ya da çekilen para veya bir bonustur. Bir sonuç değildir.',
  same: '{from} ile {to} arasında her gün {last}.',
  caption: 'Her UTC gününün sonundaki paranız, en yeni önce',
  day: 'Gün',
  total: 'Toplam',
  change: 'Değişim',
  nothing: 'Grafik ilk işleminizle başlar.',
}
