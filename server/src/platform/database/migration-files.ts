import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../../migrations')

/** One file of `migrations/`, named without its ending. */
export type MigrationFile = {
  readonly name: string
  readonly text: string
  /** It begins with the line `-- no transaction`: one statement, such as `create index concurrently if not exists`. */
  readonly isConcurrent: boolean
}

/** The migrations that this version knows, oldest first. */
export async function migrationFiles(folder = migrationsFolder): Promise<MigrationFile[]> {
  const files = await sqlFiles(folder)
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8')
      return { name: nameOf(file), text, isConcurrent: text.startsWith('-- no transaction\n') }
    }),
  )
}

/** Their names alone. */
export const migrationNames = async (folder = migrationsFolder): Promise<string[]> =>
  (await sqlFiles(folder)).map(nameOf)

/** What the application may do, as SQL to run after the migrations. */
export async function grantTexts(folder = migrationsFolder): Promise<string[]> {
  const files = await sqlFiles(path.join(folder, 'grants'))
  return Promise.all(files.map((file) => readFile(file, 'utf8')))
}

const nameOf = (file: string): string => path.basename(file, '.sql')

async function sqlFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => path.join(folder, name))
}
