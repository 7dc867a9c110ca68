import { describe, expect, test } from 'vitest'
import { pathInLocale, isPublicPath, pathTo } from './paths.ts'

describe('pathTo', () => {
  test('public pages carry their language, English none', () => {
    expect(pathTo('home')).toBe('/')
    expect(pathTo('home', { locale: 'ar' })).toBe('/ar')
    expect(pathTo('login', { locale: 'en' })).toBe('/login')
    expect(pathTo('login', { locale: 'ar' })).toBe('/ar/login')
  })

  test('signed-in pages have no language in their address', () => {
    expect(pathTo('dashboard', { locale: 'ar' })).toBe('/dashboard/home')
  })

  test('parameters are encoded, queries follow, missing values are left out', () => {
    expect(pathTo('withdrawal', { params: { id: 'a/b' } })).toBe('/dashboard/withdrawals/a%2Fb')
    expect(pathTo('login', { query: { next: '/dashboard/home?x=1', ref: undefined } })).toBe(
      '/login?next=%2Fdashboard%2Fhome%3Fx%3D1',
    )
    expect(pathTo('home', { hash: 'arithmetic' })).toBe('/#arithmetic')
  })

  test('a parameter that is missing is a type error', () => {
    // @ts-expect-error
    expect(pathTo('withdrawal')).toBe('/dashboard/withdrawals/')
  })
})

test('which addresses carry their own language', () => {
  expect(['/', '/ar/faq', '/login', '/profiles'].map(isPublicPath)).toEqual([true, true, true, true])
  expect(['/dashboard/home', '/profile/me', '/staff/withdrawals'].map(isPublicPath)).toEqual([
    false,
    false,
    false,
  ])
})

test('the same page in another language', () => {
  expect(pathInLocale('/', 'ar')).toBe('/ar')
  expect(pathInLocale('/ar', 'en')).toBe('/')
  expect(pathInLocale('/ar/faq', 'en')).toBe('/faq')
  expect(pathInLocale('/faq', 'ar')).toBe('/ar/faq')
})
