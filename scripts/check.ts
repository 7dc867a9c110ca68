/**
 * npm run check: formatting, lint, types, unit and module tests, dead code; each as package.json defines it, one after
 * the other, one line each, with the output of those that fail. All are run, so that one go shows all there is to mend.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

type Step = { name: string; args: string[] }

const root = path.resolve(import.meta.dirname, '..')
/** Named by `npm test`, which adds up the figures. */
const resultsFile = process.env.EVENMOOR_UNIT_RESULTS

const steps: Step[] = [
  { name: 'format', args: ['--check'] },
  { name: 'lint', args: [] },
  { name: 'types', args: [] },
  {
    name: 'unit',
    // What failed, alone: among some 6,000 that passed it is not found.
    args: [
      '--reporter=minimal',
      ...(resultsFile ? ['--reporter=json', `--outputFile.json=${resultsFile}`] : []),
    ],
  },
  { name: 'dead-code', args: [] },
]

const failed: string[] = []
for (const step of steps) {
  const began = Date.now()
  const { code, output } = await run(step)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  process.stdout.write(
    `${code === 0 ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(10)} ${seconds.padStart(6)} s${note(step, output)}\n`,
  )
  if (code === 0) continue
  failed.push(step.name)
  process.stdout.write(`\n${output.trim()}\n\n`)
}
if (failed.length > 0) {
  process.stdout.write(`\n${failed.join(', ')} failed. Run one alone with "npm run ${failed[0]}".\n`)
  process.exitCode = 1
}

async function run({ name, args }: Step): Promise<{ code: number; output: string }> {
  // npm runs us with the project's programs in PATH; its own path is in npm_execpath.
  const npm = process.env.npm_execpath
  const [file, ...first] = npm ? [process.execPath, npm] : ['npm']
  const child = spawn(file, [...first, 'run', '--silent', name, '--', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** The runner's own count of tests, for the line of that step. */
function note({ name }: Step, output: string): string {
  const count = name === 'unit' ? /^\s*Tests\s+(.+)/m.exec(stripVTControlCharacters(output))?.[1] : undefined
  return count === undefined ? '' : `  ${count.trim()}`
}
