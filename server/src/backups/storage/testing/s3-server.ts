import { spawn } from 'node:child_process'
import { hash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { fetchPackages } from '#testing/fetch-packages.ts'
import type { StorageSettings } from '../storage-settings.ts'

const folder = await fetchPackages('s3-server')
const program = fileURLToPath(new URL('../../../../../scripts/s3-server/run-s3.mjs', import.meta.url))

/** Whether the server could be fetched. */
export const hasS3Server = folder !== undefined

/** What is done to one request: cut after it was sent in vain, or while it is answered. */
type Fault = 'cut request' | 'cut answer'

export type S3Server = {
  readonly settings: StorageSettings
  /** The methods and addresses that were asked for since the last look. */
  readonly takeAsked: () => string[]
  /** Does it to the next request of this method whose address has this in it. */
  readonly breakNext: (fault: Fault, method: string, part: string) => void
  readonly stop: () => Promise<void>
}

/** A server of S3's protocol with an empty bucket, and a way to it that checks signatures and breaks when told. */
export async function startS3Server(): Promise<S3Server> {
  if (folder === undefined) throw new Error('the storage server could not be fetched')
  const directory = await mkdtemp(path.join(tmpdir(), 'evenmoor-s3-'))
  const child = spawn(process.execPath, ['--openssl-legacy-provider', program, folder, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const port = Number(String(line))
  let asked: string[] = []
  const breaks: { fault: Fault; method: string; part: string }[] = []
  const front = createServer((incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    asked.push(`${method} ${url}`)
    const place = breaks.findIndex((each) => each.method === method && url.includes(each.part))
    void pass(port, incoming, outgoing, place === -1 ? undefined : breaks.splice(place, 1)[0]?.fault)
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  return {
    settings: {
      endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
      bucket: 'backups',
      prefix: 'site/',
      region: 'us-east-1',
      // The only account that it knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    takeAsked: () => {
      const taken = asked
      asked = []
      return taken
    },
    breakNext: (fault, method, part) => breaks.push({ fault, method, part }),
    stop: async () => {
      front.closeAllConnections()
      front.close()
      child.kill('SIGKILL')
      await once(child, 'exit')
      await rm(directory, { recursive: true })
    },
  }
}

/** Checks the signature itself, by the protocol's own description: the server knows only a part of them. */
async function pass(
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault: Fault | undefined,
): Promise<void> {
  const { method, url, headers } = incoming
  const body = await buffer(incoming)
  if (!isSigned(incoming, body)) {
    outgoing.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    return
  }
  // As the real ones do, it keeps nothing of a request that doesn't arrive whole; the fetched server would.
  if (fault === 'cut request') {
    incoming.socket.destroy()
    return
  }
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    if (fault !== 'cut answer') {
      answer.pipe(outgoing)
      return
    }
    answer.once('data', (piece: Buffer) =>
      outgoing.write(piece.subarray(0, piece.length / 2), () => outgoing.socket?.destroySoon()),
    )
  })
  onward.on('error', () => outgoing.destroy())
  onward.end(body)
}

/** Whether a request is signed by the account, version 4, and has the body that it was signed with. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, day = '', region = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=S3RVER\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [place = '', query = ''] = url.split('?')
  const parts = query.split('&').filter((part) => part !== '')
  const canonical = [
    method,
    place,
    parts
      .map((part) => (part.includes('=') ? part : `${part}=`))
      .toSorted()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    hash('sha256', body),
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash('sha256', canonical)].join('\n')
  const sign = (key: string | Buffer, words: string) => createHmac('sha256', key).update(words).digest()
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(sign, 'AWS4S3RVER')
  return (
    signature === sign(key, text).toString('hex') && headers['x-amz-content-sha256'] === hash('sha256', body)
  )
}
