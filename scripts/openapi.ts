/** Writes docs/openapi.json from the contract. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { answerHelp } from './setup/usage.mjs'
import { openApiDocument } from '../contract/src/openapi.ts'

answerHelp('npm run openapi    writes docs/openapi.json from the contract\n')

const file = path.resolve(import.meta.dirname, '../docs/openapi.json')
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`)
