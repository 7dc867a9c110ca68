/**
 * npm run pack --workspace tlog: makes what can be published of this package in `tlog/build`, with its tarball. JavaScript
 * and types of what package.json exports, the readme and the license. `node tlog/pack.ts FOLDER` makes it elsewhere.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, 'build'))

type Manifest = Readonly<Record<'name' | 'version' | 'description' | 'license' | 'type', string>> & {
  readonly exports: Readonly<Record<string, string>>
  readonly engines: Readonly<Record<string, string>>
}
const sources = JSON.parse(readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8')) as Manifest
const { name, version, description, license, type, engines } = sources

const compiled = (source: string) => {
  const place = source.replace('./src/', './dist/').replace(/\.ts$/, '')
  return { types: `${place}.d.ts`, default: `${place}.js` }
}
const manifest = {
  name,
  version,
  description,
  license,
  type,
  exports: Object.fromEntries(Object.entries(sources.exports).map(([at, source]) => [at, compiled(source)])),
  files: ['dist'],
  engines,
  // The types name Node's Buffer; whoever writes no TypeScript needs none of them.
  peerDependencies: { '@types/node': '>=24' },
  peerDependenciesMeta: { '@types/node': { optional: true } },
}

mkdirSync(folder, { recursive: true })
const dist = path.join(folder, 'dist')
rmSync(dist, { recursive: true, force: true })
const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
const project = path.join(import.meta.dirname, 'tsconfig.pack.json')
execFileSync(process.execPath, [compiler, '--project', project, '--outDir', dist], { stdio: 'inherit' })
copyFileSync(path.join(import.meta.dirname, 'README.md'), path.join(folder, 'README.md'))
copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'))
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
