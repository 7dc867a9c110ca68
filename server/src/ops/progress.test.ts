import { expect, test } from 'vitest'
import { showProgress } from './progress.ts'

/** Shows a step of ten seconds, a tenth each second. */
function shown(isTTY: boolean, seconds = 10): string {
  let text = ''
  let nowMs = 0
  const stream = { isTTY, write: (piece: string | Uint8Array) => ((text += String(piece)), true) }
  const progress = showProgress('Copying', stream, () => nowMs)
  for (let second = 0; second <= seconds; second += 1) {
    nowMs = second * 1_000
    progress.show(second, 20)
  }
  progress.end()
  return text
}

test('a terminal sees a bar with the time that is left, and it is gone at the end', () => {
  const lines = shown(true).split('\r\u001B[2K')
  expect(lines[1]).toBe('Copying [##......................] 10%, 18 s left')
  expect(lines.at(-2)).toBe('Copying [############............] 50%, 10 s left')
  expect(lines.at(-1)).toBe('')
})

test('a log sees a line every ten seconds', () => {
  expect(shown(false)).toBe('Copying: 50%, 10 s left\n')
})

test('what takes two seconds or less shows nothing', () => {
  expect(shown(true, 1)).toBe('')
  expect(shown(false, 2)).toBe('')
})
