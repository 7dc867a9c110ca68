import type { Config } from '#config.ts'
import type { Context } from '#context.ts'
import type { Progress } from './progress.ts'

/** One of the operator's commands. */
export type Command = Named & (OnDatabase | AsOwner | Alone)

type Named = {
  readonly name: string
  /** The words after the name, as they are typed. */
  readonly usage: string
  readonly summary: string
}

type OnDatabase = {
  /**
   * Reads the words after the name and gives what to do; throws a `WrongUse` before anything is started.
   * The exit code is what the work resolves to. `watch` shows how far it is, unless a program reads the answer.
   */
  readonly prepare: (words: readonly string[]) => (ctx: Context, say: Say, watch: Watch) => Promise<number>
}

/** The same with the rights of the database's owner, whatever keys are in DATA_DIR. */
type AsOwner = { readonly prepareOwner: OnDatabase['prepare'] }

/**
 * Nothing is started for it: it works without a database, or sees to that itself. `complain` is for what is no answer;
 * `watch` is that of the others.
 */
type Alone = {
  readonly prepareAlone: (
    words: readonly string[],
  ) => (
    config: Config,
    say: Say,
    around: { readonly complain: Say; readonly watch: Watch },
  ) => Promise<number>
}

/** Begins to show a step's progress under this title. */
export type Watch = (title: string) => Progress

/** Prints one line for the operator. */
type Say = (line: string) => void

/** The command was not understood; the message is one line that says what to type instead. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse'
}
