import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '#index.ts'
import { isStaffList } from '#staff-list.ts'

/** Staff named as who did something: their roles are given by administrators, and nobody becomes one by a name. */
const colleagues = new Set([
  '/api/staff/bonuses/ assignee',
  '/api/staff/identity-checks/ assignee',
  '/api/staff/messages/ answered_by',
  '/api/staff/messages/ archived_by',
  '/api/staff/messages/ assignee',
  '/api/staff/payment-reviews/ assignee',
  '/api/staff/payouts/ assignee',
  '/api/staff/withdrawals/ assignee',
  '/api/staff/pauses/ ended_by',
])
/** Names of published records, which staff write themselves. */
const notPeople = new Set(['/api/staff/records/ '])

/** The places of an item where somebody is named by a name and an id, each with whether it is marked. */
function namedIn(schema: unknown, place = ''): { place: string; isMarked: boolean }[] {
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional)
    return namedIn(schema.def.innerType, place)
  if (schema instanceof z.ZodMiniArray) return namedIn(schema.def.element, place)
  if (!(schema instanceof z.ZodMiniObject)) return []
  const within = Object.entries(schema.shape).flatMap(([field, part]) =>
    namedIn(part, place === '' ? field : `${place}.${field}`),
  )
  const isNamed = 'id' in schema.shape && 'name' in schema.shape
  return isNamed ? [{ place, isMarked: 'resembles' in schema.shape }, ...within] : within
}

const named = Object.values(endpoints)
  .filter(isStaffList)
  .flatMap(({ path, item }) =>
    namedIn(item).map(({ place, isMarked }) => ({ where: `${path} ${place}`, isMarked })),
  )

test('every list of staff says of each name whose name or address it looks like', () => {
  const unmarked = named.filter(({ isMarked }) => !isMarked).map(({ where }) => where)
  expect(new Set(unmarked)).toEqual(new Set([...colleagues, ...notPeople]))
})

test('the lists with names of investors are all among them', () => {
  const marked = named.filter(({ isMarked }) => isMarked).map(({ where }) => where)
  expect(marked.toSorted()).toEqual([
    '/api/staff/accounts/ ',
    '/api/staff/audit/ actor',
    '/api/staff/bonuses/ referred',
    '/api/staff/bonuses/ referrer',
    '/api/staff/identity-checks/ investor',
    '/api/staff/investors/ ',
    '/api/staff/messages/ ',
    '/api/staff/pauses/ investor',
    '/api/staff/pauses/ unwound.investor',
    '/api/staff/payment-reviews/ investor',
    '/api/staff/payouts/ investor',
    '/api/staff/withdrawals/ investor',
  ])
})
