import { expect, test } from 'vitest'
import register from '../../../../../docs/claims.json' with { type: 'json' }
import { claimedNamespaces } from './claimed-namespaces.ts'

test('the page of claims has the words of all pages that the register covers', () => {
  expect(claimedNamespaces).toEqual(register.namespaces)
})
