import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { StartProblem } from '#database/start-problem.ts'
import type { StorageSettings } from './storage-settings.ts'

/** What is larger is sent in parts of this size, and more where there would be too many. */
const partBytes = 16 * 1024 ** 2
const partsMax = 9_000
/** For one request: 16 MiB in this time are 1.1 Mbit/s. A file that is read may take as long as pieces of it arrive. */
const answerWithinMs = 120_000

/** Files in object storage, by their names below the configured folder. A file is there whole or not at all. */
export type Bucket = {
  /** How the operator knows it. */
  readonly address: string
  /** Every file whose name begins so, with its size. */
  readonly list: (beginning: string) => Promise<Map<string, number>>
  readonly putText: (name: string, text: string) => Promise<void>
  readonly putFile: (name: string, file: string) => Promise<void>
  readonly getText: (name: string) => Promise<string | undefined>
  readonly read: (name: string) => Promise<Readable>
  readonly remove: (name: string) => Promise<void>
  /** What to throw where `read` fails half-way. */
  readonly brokenOff: (error: unknown) => unknown
}

type AskOptions = {
  readonly body?: Buffer | string
  readonly statuses?: readonly number[]
  readonly isLong?: boolean
}

/** Throws a StartProblem with what the storage says wherever it refuses, doesn't answer, or stops half-way. */
export function openBucket(settings: StorageSettings): Bucket {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = settings
  const address = `${endpoint}/${bucket}/${prefix}`
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  /** Gives the answer where its status is one of those; its body is still to be read. */
  async function ask(
    method: string,
    path: string,
    { body, statuses = [200], isLong = false }: AskOptions = {},
  ): Promise<Response> {
    const tooLate = new AbortController()
    const timer = setTimeout(() => tooLate.abort(new Error('no answer in time')), answerWithinMs).unref()
    const response = await client
      .fetch(`${endpoint}/${bucket}${path}`, {
        method,
        // The storage refuses what doesn't arrive as it was sent.
        headers: { 'x-amz-content-sha256': hash('sha256', body ?? '') },
        signal: tooLate.signal,
        ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      })
      .catch((error: unknown) => {
        throw away(address, error)
      })
    if (isLong) clearTimeout(timer)
    if (statuses.includes(response.status)) return response
    throw refused(address, method, response.status, await response.text().catch(() => ''))
  }
  const textOf = (response: Response): Promise<string> =>
    response.text().catch((error: unknown) => {
      throw away(address, error)
    })
  const at = (name: string): string => `/${encodeURI(prefix + name)}`

  async function putParts(name: string, file: string, bytes: number): Promise<void> {
    const begun = await textOf(await ask('POST', `${at(name)}?uploads`))
    const upload = `uploadId=${encodeURIComponent(valueOf(begun, 'UploadId') ?? '')}`
    try {
      const size = Math.max(partBytes, Math.ceil(bytes / partsMax))
      const parts: string[] = []
      for (let start = 0; start < bytes; start += size) {
        const body = await buffer(createReadStream(file, { start, end: Math.min(start + size, bytes) - 1 }))
        const number = parts.length + 1
        const answer = await ask('PUT', `${at(name)}?partNumber=${number}&${upload}`, { body })
        await answer.body?.cancel()
        parts.push(
          `<Part><PartNumber>${number}</PartNumber><ETag>${answer.headers.get('etag') ?? ''}</ETag></Part>`,
        )
      }
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      const ended = await textOf(await ask('POST', `${at(name)}?${upload}`, { body }))
      // This answer begins before its end is known.
      if (ended.includes('<Error>')) throw refused(address, 'POST', 200, ended)
    } catch (error) {
      await ask('DELETE', `${at(name)}?${upload}`, { statuses: [204, 404] }).catch(() => undefined)
      throw error
    }
  }

  return {
    address,
    list: async (beginning) => {
      const found = new Map<string, number>()
      for (let next: string | undefined = ''; next !== undefined;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + beginning })
        if (next !== '') query.set('continuation-token', next)
        const text = await textOf(await ask('GET', `?${query.toString()}`))
        for (const [, entry = ''] of text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g))
          found.set((valueOf(entry, 'Key') ?? '').slice(prefix.length), Number(valueOf(entry, 'Size')))
        next = valueOf(text, 'NextContinuationToken')
      }
      return found
    },
    putText: async (name, text) => {
      await (await ask('PUT', at(name), { body: text })).body?.cancel()
    },
    putFile: async (name, file) => {
      const { size } = await stat(file)
      if (size > partBytes) return putParts(name, file, size)
      await (await ask('PUT', at(name), { body: await readFile(file) })).body?.cancel()
    },
    getText: async (name) => {
      const response = await ask('GET', at(name), { statuses: [200, 404] })
      const text = await textOf(response)
      if (response.status === 200) return text
      // Another 404 than that of a file: the bucket itself is missing.
      if (text.includes('NoSuchBucket')) throw refused(address, 'GET', 404, text)
      return undefined
    },
    read: async (name) => {
      const { body } = await ask('GET', at(name), { isLong: true })
      return body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream<Uint8Array>)
    },
    remove: async (name) => {
      await (await ask('DELETE', at(name), { statuses: [200, 204, 404] })).body?.cancel()
    },
    brokenOff: (error) => away(address, error),
  }
}

/** What the first element of this name holds. */
function valueOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return text?.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: keyof typeof entities) => entities[entity])
}
const entities = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function refused(address: string, method: string, status: number, xml: string): StartProblem {
  const said = [valueOf(xml, 'Code'), valueOf(xml, 'Message')].filter((part) => part !== undefined).join(': ')
  return new StartProblem(
    `The storage at BACKUP_S3_URL (${address}) refuses ${method}: ${status}${said === '' ? '' : ` ${said}`}. Check the address, the key and its rights; nothing half-written was kept.`,
  )
}

/** `fetch` hides the system's reason. */
function away(address: string, error: unknown): StartProblem {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason =
    cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(cause)
  return new StartProblem(
    `The storage at BACKUP_S3_URL (${address}) doesn't answer (${reason}). What is missing there is copied as soon as it does.`,
    { cause: error },
  )
}
