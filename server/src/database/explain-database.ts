import type { Config } from '#config.ts'
import { errorCode, StartProblem } from '#database/start-problem.ts'

const untrusted =
  'the certificate of the server is signed by no authority that this machine trusts; name its file in NODE_EXTRA_CA_CERTS or as sslrootcert'

/** Why PostgreSQL turned us away, by its code or the system's; the address itself may hold a password. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there; start the PostgreSQL server, or correct host and port',
  ENOTFOUND: 'there is no such host; correct the name',
  EAI_AGAIN: 'the host name could not be looked up; correct it, or try again',
  ETIMEDOUT: 'the host does not answer; correct the address or open the way to it',
  EHOSTUNREACH: 'the host cannot be reached; correct the address or open the way to it',
  CERT_HAS_EXPIRED: 'the certificate of the server has expired; renew it',
  CERT_NOT_YET_VALID: "the certificate of the server isn't valid yet; check the clocks of both machines",
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate there is for another host; correct the name',
  '28P01': 'the password or the user is wrong',
  '28000': 'the server does not let this user in',
  '3D000': 'there is no such database; create it first',
  '42501':
    'this user may not change the schema; give the owner of the database here or in DATABASE_DIRECT_URL',
  '53300': 'the server has no connection left',
  '57P03': 'the server is still starting; try again in a moment',
}

/** Turns what kept us out of the operator's database into one line that names the setting; any other error stays as it is. */
export function explainDatabase(
  error: unknown,
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
  more: Readonly<Record<string, string>> = {},
): unknown {
  if (error instanceof StartProblem) return error
  const timedOut = error instanceof Error && /timeout/i.test(error.message)
  const code = errorCode(error) ?? ''
  const reason =
    more[code] ??
    reasons[code] ??
    refusedByPooler(error, code) ??
    (timedOut ? reasons['ETIMEDOUT'] : undefined)
  if (reason === undefined) return error
  return new StartProblem(`${setting} does not work: ${reason}.`, { cause: error })
}

/** PgBouncer has one code for all that it refuses; the server itself never answers with it here. */
const refusedByPooler = (error: unknown, code: string): string | undefined =>
  code === '08P01' && error instanceof Error
    ? `the pooler there refuses it (${error.message}); correct its settings, or give the server's own address in DATABASE_DIRECT_URL`
    : undefined

/** Which setting names the address past a pooler. */
export const directSetting = ({ databaseUrl, databaseDirectUrl }: Config) =>
  databaseDirectUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
