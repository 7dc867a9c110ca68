/** The register of claims: each sentence that states a fact about the product, with its evidence. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Read } from './sentences.ts'

const root = path.resolve(import.meta.dirname, '../..')
export const registerPath = path.join(root, 'docs/claims.json')

/**
 * What shows that a claim is true: a test, or a step of one, by its file and whole title, a file, a page of the product, a setting of docs/settings.md, or a
 * command that prints the figure.
 */
export type Evidence =
  | readonly ['test', file: string, title: string]
  /** A file of this repository, and words in it. */
  | readonly ['file', file: string, words: string]
  | readonly ['page', path: string]
  | readonly ['setting', name: string]
  | readonly ['bench', part: string]

export type Claim = Read & { readonly evidence: readonly Evidence[] }

export type Register = {
  readonly claims: Readonly<Record<string, Claim>>
  /** Sentences that state no fact about the product: instructions, questions, what happens in an error. */
  readonly others: Readonly<Record<string, Read>>
}

export const readRegister = (): Register => JSON.parse(readFileSync(registerPath, 'utf8')) as Register
