import { beforeEach, expect, test, vi } from 'vitest'
import { draftOf, draftsOf, keepDraft, keepDrafts } from './drafts.ts'

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

test('a form that was begun is there with all its fields, and one that was set back is not', () => {
  const start = { plan: '', day: '2026-01-05', reason: '' }
  keepDrafts('propose', start, { ...start, plan: 'basic', reason: 'The desk' })
  expect(draftsOf('propose', { ...start, day: '2026-01-06' })).toEqual({
    plan: 'basic',
    day: '2026-01-05',
    reason: 'The desk',
  })
  keepDrafts('propose', start, start)
  expect(draftsOf('propose', { ...start, day: '2026-01-06' })).toEqual({ ...start, day: '2026-01-06' })
  keepDrafts('propose', start, { ...start, reason: 'The desk' })
  keepDrafts('propose', start, null)
  expect(draftsOf('propose', start)).toEqual(start)
})
