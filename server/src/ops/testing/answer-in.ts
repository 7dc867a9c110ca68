import { expect } from 'vitest'
import type { OpsRun } from './run-ops.ts'

/** What a command with `--json` says: one line of JSON, and nothing beside it. */
export function answerIn({ stdout }: OpsRun): unknown {
  expect(stdout).toMatch(/^[^\n]+\n$/)
  return JSON.parse(stdout)
}
