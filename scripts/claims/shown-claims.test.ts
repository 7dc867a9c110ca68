import { locales } from '@evenmoor/contract/locales'
import { expect, test } from 'vitest'
import { readRegister } from './register.ts'
import { shownClaims } from './shown-claims.ts'

test.each(locales)('in %s each claim is shown in words, with its evidence', (locale) => {
  const shown = shownClaims(locale)
  expect(shown.map(({ key }) => key)).toEqual(Object.keys(readRegister().claims))
  const unfit = shown.filter(
    ({ practice, test: onTestNetworks, evidence }) =>
      evidence.length === 0 ||
      practice + onTestNetworks === '' ||
      [practice, onTestNetworks].some(
        (text) => (text !== '' && !/\p{L}/u.test(text)) || /[{}]|plural,|select,/.test(text),
      ),
  )
  expect(unfit).toEqual([])
})

test('of two sentences that stand in each other’s place each is shown where it is said', () => {
  const said = (key: string) => {
    const claim = shownClaims('en').find((each) => each.key === `mails.addressSaved.${key}`)
    return { practice: claim?.practice !== '', test: claim?.test !== '' }
  }
  expect(said('hold')).toEqual({ practice: true, test: false })
  expect(said('testHold')).toEqual({ practice: false, test: true })
})

test('what differs between practice and test networks is shown as each says it', () => {
  const claim = shownClaims('en').find(({ key }) => key === 'riskQuestions.lead')
  expect(claim?.practice).toContain('optional')
  expect(claim?.test).toContain('24 hours')
})
