import { expect, test } from 'vitest'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrationsFolder } from '../../server/src/platform/database/migration-files.ts'
import { checkMigrations, type Finding } from './check.ts'

test('every migration can run beside older processes', async () => {
  expect(await checkMigrations(migrationsFolder)).toEqual([])
})

/** What is found when these files follow the migrations. */
async function findingsWith(files: Readonly<Record<string, string>>): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, `${name}.sql`), text)
    return await checkMigrations(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Files by the texts in them, after each other. */
const numbered = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(texts.map((text, place) => [`${9100 + place}_change`, text]))

const faultsByText = async (texts: readonly string[], more = {}): Promise<string[]> => {
  const findings = await findingsWith({ ...more, ...numbered(texts) })
  return texts.map((_text, place) =>
    findings
      .filter(({ name }) => name === `${9100 + place}_change`)
      .map(({ fault }) => fault)
      .join('\n'),
  )
}

const breaking: readonly (readonly [string, RegExp])[] = [
  ['alter table person drop column theme;', /ban-drop-column/],
  ['alter table person rename column theme to look;', /renaming-column/],
  ['alter table person rename to people;', /renaming-table/],
  ['drop table told_result;', /ban-drop-table/],
  ['alter table person add column born date not null;', /adding-required-field/],
  ['alter table person alter column email drop not null;', /ban-drop-not-null/],
  ['drop function give_hits_back(text[], timestamptz[]);', /Dropping it/],
  ['alter view standing_result rename to effective_result;', /Renaming it/],
  [
    'alter table person add constraint a check (staff_role is not null); alter table person alter staff_role set not null;',
    /still write null/,
  ],
]

test('what needs an index that is built after it is refused', async () => {
  const index =
    '-- no transaction\ncreate unique index concurrently if not exists later_once on login_failure (in_a_row);'
  const use = 'alter table login_failure add constraint later_once_key unique using index later_once;'
  const [, fault] = await faultsByText([index, use])
  expect(fault).toContain('It needs later_once, which is built after it.')
})

test('what breaks older processes is refused', async () => {
  const faults = await faultsByText(breaking.map(([text]) => text))
  const way = 'schema_compatibility.required_migration'
  expect(
    breaking.filter(
      ([, expected], place) => !expected.test(faults[place] ?? '') || !faults[place]?.includes(way),
    ),
  ).toEqual([])
})

test('it is let through once a version is required that does not need it', async () => {
  const contracted = breaking.map(
    ([text]) => `update schema_compatibility set required_migration = '9000_expand';\n${text}`,
  )
  const faults = await faultsByText(contracted, { '9000_expand': 'select 1;' })
  expect(
    faults.filter((fault) => !/^$|\((constraint-missing-not-valid|adding-not-nullable-field)\)/.test(fault)),
  ).toEqual([])
})

test('what locks a table for long, or cannot run, is refused', async () => {
  const cases = [
    ['create index person_theme on person (theme);', /require-concurrent-index-creation/],
    ['alter table person add constraint short check (length(locale) < 9);', /constraint-missing-not-valid/],
    ['alter table person add column friend_id uuid references person (id);', /adding-foreign-key-constraint/],
    ['alter table person alter column locale type varchar(9);', /changing-column-type/],
    ['-- no transaction\ncreate index concurrently person_theme on person (theme);', /may run twice/],
    [
      '-- no transaction\ncreate index concurrently if not exists a on person (theme);\nselect 1;',
      /holds one statement/,
    ],
    ['alter table person add colum nick text;', /syntax-error/],
  ] as const
  const faults = await faultsByText(cases.map(([text]) => text))
  expect(cases.filter(([, expected], place) => !expected.test(faults[place] ?? ''))).toEqual([])
})

test('a requirement or a name that means nothing is refused', async () => {
  const requiring = (name: string) => `update schema_compatibility set required_migration = '${name}';`
  const findings = await findingsWith({
    '0024_other': 'select 1;',
    '9000-Change': 'select 1;',
    '9001_high': requiring('0024_operation'),
    '9002_lower': requiring('0004_platform'),
    '9003_itself': requiring('9003_itself'),
    '9004_forgotten': requiring('0119_forgotten'),
  })
  expect(findings.map(({ name, fault }) => `${name}: ${fault}`)).toEqual([
    '0024_other: 0024_operation has the same number.',
    '9000-Change: The name is not NNNN_words.sql.',
    '9002_lower: It requires 0004_platform, but 0024_operation is required already.',
    '9003_itself: It requires 9003_itself, which is no migration before it.',
    '9004_forgotten: It requires 0119_forgotten, which is no migration before it.',
  ])
})

test('expanding is let through', async () => {
  const text = `alter table person add column nick text, add column visits integer not null default 0;
    alter table person add constraint person_nick check (length(nick) < 9) not valid;
    create table friend (person_id uuid not null references person (id), since date not null);
    create index friend_person on friend (person_id);
    create or replace function lock_buckets(_buckets text[], _exact boolean[]) returns void
      language plpgsql as $$ begin execute 'drop function x'; end $$;`
  const findings = await findingsWith({
    '9000_expand': text,
    '9001_validate': 'alter table person validate constraint person_nick;',
    '9002_index':
      '-- no transaction\ncreate index concurrently if not exists person_nick on person (nick);\n',
  })
  expect(findings).toEqual([])
})
