import { StartProblem } from '#database/start-problem.ts'

/** A bucket of S3 or of anything that speaks its protocol, and who may use it. */
export type StorageSettings = {
  /** Without a slash at its end. */
  readonly endpoint: string
  readonly bucket: string
  /** What every name begins with: empty, or with a slash at its end. */
  readonly prefix: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** What `readStorage` asks for. */
export const storageSettings = [
  'BACKUP_S3_URL',
  'BACKUP_S3_REGION',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const

type Given = (name: string) => string | undefined

/** Undefined where BACKUP_S3_URL is unset. Throws a StartProblem that names what is wrong; no secret stands in it. */
export function readStorage(given: Given): StorageSettings | undefined {
  const text = given('BACKUP_S3_URL')
  const region = given('BACKUP_S3_REGION') ?? 'us-east-1'
  const accessKeyId = given('BACKUP_S3_ACCESS_KEY_ID')
  const secretAccessKey = given('BACKUP_S3_SECRET_ACCESS_KEY')
  const folder = given('BACKUP_DIR')
  if (text === undefined) return undefined
  const address = readAddress(text)
  if (folder === undefined)
    throw new StartProblem(
      'BACKUP_DIR is not set, and BACKUP_S3_URL is: name the folder that backups are written to before they are copied.',
    )
  if (accessKeyId === undefined) throw missing('BACKUP_S3_ACCESS_KEY_ID')
  if (secretAccessKey === undefined) throw missing('BACKUP_S3_SECRET_ACCESS_KEY_FILE')
  if (!/^[\w-]{1,64}$/.test(region))
    throw new StartProblem(`BACKUP_S3_REGION is "${region}": give a region such as eu-central-1.`)
  return { ...address, region, accessKeyId, secretAccessKey }
}

function readAddress(text: string): Pick<StorageSettings, 'endpoint' | 'bucket' | 'prefix'> {
  const wrong = new StartProblem(
    'BACKUP_S3_URL is not the address of a bucket: give https://HOST/BUCKET, or https://HOST/BUCKET/FOLDER with letters, digits, ".", "_" and "-".',
  )
  const url = URL.parse(text)
  if (url === null || !['https:', 'http:'].includes(url.protocol)) throw wrong
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') throw wrong
  const [bucket, ...folders] = url.pathname.split('/').filter((part) => part !== '')
  const isRight = (part: string) => /^[\w.-]{1,200}$/.test(part) && !/^\.{1,2}$/.test(part)
  if (bucket === undefined || ![bucket, ...folders].every(isRight)) throw wrong
  return { endpoint: url.origin, bucket, prefix: folders.map((part) => `${part}/`).join('') }
}

const missing = (name: string): StartProblem =>
  new StartProblem(`${name} is not set, and BACKUP_S3_URL is: give the key that may write to the bucket.`)
