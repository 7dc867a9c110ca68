import { operate } from './operate.ts'

process.exitCode = await operate(process.argv.slice(2), {
  env: process.env,
  folder: process.cwd(),
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
})
