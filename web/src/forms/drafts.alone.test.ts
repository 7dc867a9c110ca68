import { beforeEach, expect, test, vi } from 'vitest'
import { draftOf, keepDraft } from './drafts.ts'

const stored = new Map<string, string>()
vi.mock('#browser/local-storage.ts', () => ({ readLocalStorage: (key: string) => stored.get(key) ?? null }))

const signIn = (userId: string) => {
  stored.set('access', `token of ${userId}`)
  stored.set('user_id', userId)
}
beforeEach(() => {
  stored.clear()
  signIn('ada')
})

test('what somebody has begun is there when they are signed in again', () => {
  keepDraft('reason', 'The owner asked')
  stored.clear()
  expect(draftOf('reason')).toBe('')
  signIn('ada')
  expect(draftOf('reason')).toBe('The owner asked')
  keepDraft('reason', '')
  expect(draftOf('reason')).toBe('')
})

test('somebody else finds nothing, and what was there is gone for good', () => {
  keepDraft('reason', 'The owner asked')
  signIn('grace')
  expect(draftOf('reason')).toBe('')
  signIn('ada')
  expect(draftOf('reason')).toBe('')
})

test('while nobody is signed in nothing is kept', () => {
  stored.clear()
  keepDraft('reason', 'The owner asked')
  signIn('ada')
  expect(draftOf('reason')).toBe('')
})
