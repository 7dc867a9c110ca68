// Why: the router empties the folder that it builds into, and a program that starts meanwhile would find no site.

import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Puts a finished build where it is served from. Until then the one before stands, also if a build stops half-way. */
const made = path.resolve(import.meta.dirname, '../.react-router/build')
const served = path.resolve(import.meta.dirname, '../build')
const before = path.resolve(import.meta.dirname, '../.react-router/before')

await rm(before, { recursive: true, force: true })
if (existsSync(served)) await rename(served, before)
await rename(made, served)
await rm(before, { recursive: true, force: true })
