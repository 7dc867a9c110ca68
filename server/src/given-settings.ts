import { readFileSync } from 'node:fs'
import path from 'node:path'
import { distance } from 'fastest-levenshtein'
import { errorCode, StartProblem } from '#database/start-problem.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Ends the name of the variable that names a file with the setting in it, as container engines hand secrets over. */
const fileSuffix = '_FILE'

/** The settings as an environment gives them, and everything that is wrong with them. */
export class GivenSettings {
  /** The name of every setting that was asked for, and whether the environment gave it. */
  readonly asked: Map<string, boolean> = new Map()
  readonly #problems: string[] = []
  readonly #env: Env
  readonly #folder: string

  /** Files are found from `folder`. */
  constructor(env: Env, folder: string) {
    this.#env = env
    this.#folder = folder
  }

  /**
   * The setting of this name, from its variable or from the file that NAME_FILE names; undefined where both are unset
   * or empty. Throws a StartProblem that names the variable where both are set, or the file can't be read.
   */
  readonly given = (name: string): string | undefined => {
    const text = this.#variable(name)
    const file = this.#variable(`${name}${fileSuffix}`)
    this.asked.set(name, text !== undefined || file !== undefined)
    if (file === undefined) return text
    if (text !== undefined)
      throw new StartProblem(`${name} and ${name}${fileSuffix} are both set: leave one of them out.`)
    return this.#contents(`${name}${fileSuffix}`, file)
  }

  /** Names settings that are asked for only where others are right, so that none of them is taken for a mistake. */
  readonly expect = (names: readonly string[]): void => {
    for (const name of names) {
      this.asked.set(
        name,
        [name, `${name}${fileSuffix}`].some((one) => this.#variable(one) !== undefined),
      )
    }
  }

  /**
   * What `read` gives. A StartProblem that it throws is kept for `assertRight`, so that one start tells of all of them;
   * until then the value is missing, whatever its type says.
   */
  readonly check = <T>(read: () => T): T => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof StartProblem)) throw error
      this.#problems.push(error.message)
      return undefined as T
    }
  }

  /**
   * Throws one StartProblem with a line for everything that is wrong, names that look like a setting's among it, and with what
   * there is to say beside that.
   */
  assertRight(alsoSaid: (problems: readonly string[]) => readonly string[] = () => []): void {
    const problems = [...this.#problems, ...this.#misspelled()]
    if (problems.length > 0) throw new StartProblem([...problems, ...alsoSaid(problems)].join('\n'))
  }

  #variable(name: string): string | undefined {
    return this.#env[name]?.trim() || undefined
  }

  #contents(name: string, file: string): string {
    let text: string
    try {
      text = readFileSync(path.resolve(this.#folder, file), 'utf8').trim()
    } catch (error) {
      throw new StartProblem(`${name} is "${file}": this file can't be read (${errorCode(error)}).`)
    }
    if (text === '') throw new StartProblem(`${name} is "${file}": this file is empty.`)
    return text
  }

  /** An environment is full of other programs' variables, so only what is nearly a setting's name is taken for one. */
  #misspelled(): string[] {
    const known = [...this.asked.keys()].flatMap((name) => [name, `${name}${fileSuffix}`])
    return Object.keys(this.#env)
      .filter((name) => this.#variable(name) !== undefined && !known.includes(name))
      .flatMap((name) => {
        const meant = known.filter((setting) => isNearly(name, setting) || isOfOurs(name, setting))
        const [nearest] = meant.toSorted((a, b) => distance(name, a) - distance(name, b))
        return nearest === undefined ? [] : [`${name} is no setting: did you mean ${nearest}?`]
      })
  }
}

/** Two letters wrong, one of them missing, or two that changed places; one such in short names, which are near to others'. */
function isNearly(name: string, setting: string): boolean {
  if (notMeant.has(name)) return false
  if (setting.length >= 8) return distance(name, setting) <= 2
  return name[0] === setting[0] && (distance(name, setting) <= 1 || isSwapped(name, setting))
}

/** Variables that other programs know, and that a letter parts from a setting. */
const notMeant = new Set(['HOSTS'])

/** Whether two letters that stand side by side changed places. */
const isSwapped = (name: string, setting: string): boolean =>
  Array.from(setting).some(
    (letter, at) =>
      `${setting.slice(0, at)}${setting[at + 1] ?? ''}${letter}${setting.slice(at + 2)}` === name,
  )

/** Whether a name begins as a setting does, and as no variable of another program does. */
function isOfOurs(name: string, setting: string): boolean {
  const [beginning = ''] = name.split('_', 1)
  if (name.endsWith(fileSuffix) !== setting.endsWith(fileSuffix)) return false
  return setting.startsWith(`${beginning}_`) && !sharedBeginnings.has(beginning) && !serviceLink.test(name)
}

/** Other programs have variables that begin like this too. */
const sharedBeginnings = new Set([
  'ACCESS',
  'DATA',
  'HOST',
  'LOG',
  'MAIL',
  'OTEL',
  'PORT',
  'PUBLIC',
  'REVIEW',
  'ROLE',
  'SECOND',
  'TIME',
])

/** What Kubernetes tells every container of a service, which may be named `database` or `metrics`. */
const serviceLink = /_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT(_\d+_(TCP|UDP)(_\w+)?)?)$/
