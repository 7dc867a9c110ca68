import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { areasOf, argumentsOf, folder, type Kind, readArea, type Tree } from './catalogs.ts'

/**
 * Writes the types of the English catalogs beside them (`common.d.json.ts`), so that a call of an unknown key, or without
 * an argument that the text has, does not compile: what TypeScript itself infers from JSON knows the keys alone. Not kept:
 * `npm run types` begins with this.
 */
const english = 'en'

/** A message with the same arguments and no words. */
const skeletons: Readonly<Record<Kind, (name: string) => string>> = {
  text: (name) => `{${name}}`,
  number: (name) => `{${name}, number}`,
  date: (name) => `{${name}, date}`,
  tag: (name) => `<${name}></${name}>`,
}

const skeletonOf = (text: string) =>
  [...argumentsOf(text)].map(([name, kind]) => skeletons[kind](name)).join('')

const skeleton = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? skeletonOf(value) : skeleton(value),
    ]),
  )

for (const area of areasOf(english)) {
  const type = JSON.stringify(skeleton(readArea(english, area)))
  writeFileSync(
    path.join(folder, english, `${area}.d.json.ts`),
    `declare const messages: ${type}\nexport = messages\n`,
  )
}
