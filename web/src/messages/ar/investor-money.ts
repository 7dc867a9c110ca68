import type { investorMoney as english } from '#messages/en/investor-money.ts'
import type { Translation } from '#messages/shape.ts'

export const investorMoney: Translation<typeof english> = {
  coin: {
    usdt: 'تيثر (USDT)',
    bnb: 'BNB',
    eth: 'إيثر (ETH)',
    btc: 'بيتكوين (BTC)',
    ltc: 'لايتكوين (LTC)',
    trx: 'ترون (TRX)',
  },
  standsFor: {
    usdt: 'شبكة التدريب، بدلًا من BNB Smart Chain ‏(BEP20)',
    bnb: 'شبكة التدريب، بدلًا من BNB Smart Chain',
    eth: 'شبكة التدريب، بدلًا من إيثيريوم',
    btc: 'شبكة التدريب، بدلًا من بيتكوين',
    ltc: 'شبكة التدريب، بدلًا من لايتكوين',
    trx: 'شبكة التدريب، بدلًا من ترون',
  },
  amountEmpty: 'أدخل مبلغًا',
  amountMalformed: 'أدخل المبلغ بالأرقام، مثل 250.00',
  amountUnclear: 'ليس واضحًا أي مبلغ تقصد. اكتبه هكذا: 1,250.50',
  amountDecimals: 'استخدم خانتين عشريتين على الأكثر',
  amountRange: 'يجب أن يكون المبلغ بين {min} و{max}',
  amountAboveAvailable: 'المتاح لديك {available}',
  understood: 'قُرئ المبلغ: {amount}',
  loadFailed: 'تعذّر علينا تحميل هذا',
  checking: 'جارٍ التحقق…',
  checkAgain: 'تحقّق مرة أخرى',
  checkAgainNote: 'يستخدم التحقق الطلب نفسه، فلا يمكن أن يُنفَّذ مرتين.',
  notDone: 'لم يُنفَّذ ذلك',
}
