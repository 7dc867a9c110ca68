/**
 * node --openssl-legacy-provider run-s3.mjs PACKAGES FOLDER: serves the bucket "backups" from FOLDER until it is ended, and
 * prints its port. Its lists of more than a thousand names need a cipher that OpenSSL calls legacy.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const [packages = '', directory = ''] = process.argv.slice(2)
const program = path.join(packages, 'node_modules/@20minutes/s3rver/lib/s3rver.js')
const { default: S3rver } = await import(pathToFileURL(program).href)
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'backups', configs: [] }],
})
const { port } = await server.run()
process.stdout.write(`${port}\n`)
