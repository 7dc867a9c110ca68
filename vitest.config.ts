import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst, LongestFirstThenShuffled } from './scripts/tests/longest-first.ts'
import { projectsBesideGate, testFolders } from './scripts/tests/tiers.ts'

const tests = `{${testFolders.join(',')}}/**/*`

/** Which tier a test belongs to is told by the end of its file's name; see docs/testing.md. */
const notGate = projectsBesideGate.map((tier) => `**/*.${tier}.test.ts`)
const exclude = ['**/node_modules/**', 'web/build/**']

/** The full tier asks for a random order. */
const isShuffled = process.argv.some((word) => word.startsWith('--sequence.shuffle'))

export default defineConfig({
  test: {
    environment: 'node',
    // Processes of the product that tests start find its code compiled.
    env: { NODE_COMPILE_CACHE: path.join(import.meta.dirname, 'node_modules/.cache/node') },
    globalSetup: ['server/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 3,
    sequence: { sequencer: isShuffled ? LongestFirstThenShuffled : LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for is there within milliseconds, but not on a machine with other things to do.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      // Files of one worker share their modules: loading the server anew for each would take a third of the time.
      {
        extends: true,
        test: {
          name: 'gate',
          include: [`${tests}.test.ts`],
          exclude: [...exclude, ...notGate],
          isolate: false,
        },
      },
      ...projectsBesideGate.map((name) => ({
        extends: true as const,
        test: { name, include: [`${tests}.${name}.test.ts`], exclude },
      })),
    ],
  },
})
