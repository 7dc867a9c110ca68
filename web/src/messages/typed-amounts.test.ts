import { expect, test } from 'vitest'
import { plannedLocales } from '#i18n/locales.ts'
import { readDecimal } from '#lib/typed-decimal.ts'

/** The examples that refusals give must be amounts that the field then takes. */

const figures = /\d[\d.,\u00a0\u202f ]*\d/

test.each(plannedLocales)(
  'an amount typed as the texts in %s say is read as what they mean',
  async (locale) => {
    const { investorMoney } = await import(`./${locale}/investor-money.ts`)
    const { market } = await import(`./${locale}/market.ts`)
    const exampleIn = (text: string) => readDecimal(figures.exec(text)?.[0] ?? '', locale)
    expect(exampleIn(investorMoney.amountMalformed)).toEqual({ ok: true, text: '250.00' })
    expect(exampleIn(investorMoney.amountUnclear)).toEqual({ ok: true, text: '1250.50' })
    // The English text is the spec's own and has no example.
    if (locale !== 'en') expect(exampleIn(market.calculator.amountError)).toEqual({ ok: true, text: '0.5' })
  },
)
