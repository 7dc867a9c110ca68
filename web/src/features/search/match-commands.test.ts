import { expect, test } from 'vitest'
import { matchCommands } from './match-commands.ts'

const items = [
  'Withdraw',
  'Edit profile and display',
  'Página de início',
  'ملف شخصي',
  '编辑个人资料和显示',
  'プロフィールを編集',
].map((label) => ({ label }))
const found = (typed: string) => matchCommands(items, typed).map(({ label }) => label)

test('by the beginning of each word, in any order', () => {
  expect(found('with')).toEqual(['Withdraw'])
  expect(found('dis ed')).toEqual(['Edit profile and display'])
  expect(found('draw')).toEqual([])
})

test('without case and accents, in every script', () => {
  expect(found('PAGINA inic')).toEqual(['Página de início'])
  expect(found('شخصي')).toEqual(['ملف شخصي'])
})

test('a word of Chinese or Japanese wherever it stands, for no space comes before it', () => {
  expect(found('资料 显示')).toEqual(['编辑个人资料和显示'])
  expect(found('編集')).toEqual(['プロフィールを編集'])
  expect(found('对账单')).toEqual([])
})

test('everything while nothing is typed', () => {
  expect(found('  ')).toHaveLength(items.length)
})
