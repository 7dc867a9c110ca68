import { expect, test } from 'vitest'
import { draftFrom, readTerms } from './terms-draft.ts'

const figures = { min_deposit: '100.00', max_deposit: '1000.00', daily_rate: '2.5' }
const draft = { ...draftFrom(figures, 'en'), day: '2026-12-01', reason: 'Asked for' }

test('a form is read as the API takes it, in the language of the page', () => {
  expect(readTerms(draft, 'en', { isNew: false })).toEqual({
    ok: true,
    terms: {
      min_deposit: '100.00',
      max_deposit: '1000.00',
      daily_rate: '2.5',
      effective_on: '2026-12-01',
    },
    title: '',
    reason: 'Asked for',
  })
  const german = {
    ...draft,
    ...draftFrom(figures, 'de'),
    min: '1.000,50',
    max: '2.000',
    day: '',
    when: 'atOnce',
  }
  expect(readTerms({ ...german, when: 'atOnce', reason: 'x' }, 'de', { isNew: false })).toMatchObject({
    terms: { min_deposit: '1000.50', max_deposit: '2000', daily_rate: '2.5', effective_on: null },
  })
})

test('everything that is wrong is said at once, in the order of the fields', () => {
  const wrong = { ...draft, title: ' ', min: '5', max: '4', rate: 'x', day: '', reason: '' }
  expect(readTerms(wrong, 'en', { isNew: true })).toEqual({
    ok: false,
    problems: [
      { field: 'title', problem: 'needed' },
      { field: 'max', problem: 'order' },
      { field: 'rate', problem: 'percent' },
      { field: 'day', problem: 'needed' },
      { field: 'reason', problem: 'needed' },
    ],
  })
})
