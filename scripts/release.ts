/** `npm run release`: makes a release of a commit, and verifies one. */
import { parseArgs } from 'node:util'
import { makeKey, readPrivateKey, readPublicKey } from './release/keys.ts'
import { makeRelease } from './release/make-release.ts'
import { ReleaseProblem } from './release/release-problem.ts'
import { verifyRelease } from './release/verify-release.ts'
import { answerHelp } from './setup/usage.mjs'

const usage = `npm run release -- --make-key FILE            a key of releases: FILE is private, FILE.pub is for everyone
npm run release -- OUT --key FILE [--commit REF]   the release of a commit (default HEAD) in the folder OUT
npm run release -- --verify OUT KEY           whether the holder of the public KEY made what is in OUT

OUT gets the source, the list of what it installs (CycloneDX), SHA256SUMS, and a signed in-toto statement of the commit and
the lock file that they were made from.
`
answerHelp(usage)

try {
  for (const line of await work(process.argv.slice(2))) console.log(line)
} catch (error) {
  if (!(error instanceof ReleaseProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function work(words: string[]): Promise<string[]> {
  const { values, positionals } = read(words)
  const [first, second, ...more] = positionals
  if (values['make-key'] !== undefined && first === undefined) {
    await makeKey(values['make-key'])
    return [`${values['make-key']} signs releases: keep it to yourself. Publish ${values['make-key']}.pub.`]
  }
  if (values.verify && first !== undefined && second !== undefined && more.length === 0) {
    const { subject, predicate } = await verifyRelease(first, await readPublicKey(second))
    const { version, commit } = predicate.buildDefinition.externalParameters
    return [
      `Genuine: ${version} from commit ${commit}.`,
      ...subject.map(({ name, digest }) => `${digest.sha256}  ${name}`),
    ]
  }
  if (!values.verify && values.key !== undefined && first !== undefined && second === undefined) {
    const files = await makeRelease(first, values.commit, await readPrivateKey(values.key))
    return files.map((file) => `${first}/${file}`)
  }
  throw new ReleaseProblem(usage.trimEnd())
}

function read(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        'make-key': { type: 'string' },
        key: { type: 'string' },
        commit: { type: 'string', default: 'HEAD' },
        verify: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new ReleaseProblem(`${(error as Error).message}\n\n${usage.trimEnd()}`)
  }
}
