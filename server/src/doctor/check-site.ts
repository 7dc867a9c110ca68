import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Config } from '#config.ts'
import { errorCode, StartProblem } from '#database/start-problem.ts'
import { assertSafelyExposed, isThisMachine } from '#exposure.ts'
import { dayMs } from '#platform/clock.ts'
import { type Finding, findingsOf } from './finding.ts'

const answerWithinMs = 5_000
/** A renewal by ACME happens a month ahead: a certificate this near to its end was not renewed. */
const renewDays = 14

/** Whether the start would refuse the settings as unsafe on a site that others reach. */
export function checkExposure(config: Config): Finding[] {
  const { ok, failed } = findingsOf('settings')
  try {
    assertSafelyExposed(config)
    return [ok('Right and safe.')]
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    return error.message
      .split('\n')
      .map((line) => failed(line, 'The start refuses this until it is changed.'))
  }
}

/** Whether the host of PUBLIC_URL has an address. */
export async function checkDns({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Finding> {
  const { ok, skipped, failed } = findingsOf('dns')
  const host = hostOf(publicUrl)
  if (isThisMachine(host) || isIP(host) !== 0)
    return skipped(`PUBLIC_URL names no host to look up (${host}).`)
  try {
    const found = await lookup(host, { all: true })
    return ok(`${host} is ${found.map(({ address }) => address).join(', ')}.`)
  } catch (error) {
    return failed(
      `${host} can't be looked up (${errorCode(error)}).`,
      `Add an A or AAAA record for ${host}, or correct PUBLIC_URL.`,
    )
  }
}

/** Whether PUBLIC_URL shows a certificate that browsers take, and for how long still. `trusted`: further authorities, as PEM. */
export async function checkTls(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  now = new Date(),
  trusted?: string,
): Promise<Finding> {
  const { ok, skipped, warning, failed } = findingsOf('tls')
  const { protocol, port } = new URL(publicUrl)
  if (protocol === 'http:') return skipped('PUBLIC_URL is plain http.')
  const shown = await certificateOf(hostOf(publicUrl), Number(port || 443), trusted)
  if ('problem' in shown)
    return failed(
      `${publicUrl} answers no TLS (${shown.problem}).`,
      'Start the proxy in front of the site, open its port, and check its log.',
    )
  const { isAuthorized, reason, validTo } = shown
  const renew = 'Renew the certificate and reload the proxy.'
  const daysLeft = Math.floor((validTo.getTime() - now.getTime()) / dayMs)
  if (daysLeft < 0) return failed(`The certificate ended on ${validTo.toISOString()}.`, renew)
  if (!isAuthorized)
    return failed(
      `Browsers refuse the certificate (${reason}).`,
      'Use one for this host from a public authority, with its whole chain.',
    )
  const found = `The certificate is good for ${daysLeft} more ${daysLeft === 1 ? 'day' : 'days'}.`
  return daysLeft < renewDays ? warning(found, renew) : ok(found)
}

type Shown =
  | { readonly isAuthorized: boolean; readonly reason: string; readonly validTo: Date }
  | { readonly problem: string }

function certificateOf(host: string, port: number, trusted: string | undefined): Promise<Shown> {
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port,
      ...(isIP(host) === 0 && { servername: host }),
      ...(trusted !== undefined && { ca: trusted }),
      // What is wrong with it is what we want to know; nothing is sent.
      rejectUnauthorized: false,
      timeout: answerWithinMs,
    })
    const end = (shown: Shown) => {
      socket.destroy()
      resolve(shown)
    }
    socket.once('secureConnect', () =>
      end({
        isAuthorized: socket.authorized,
        reason: String(socket.authorizationError),
        validTo: new Date(socket.getPeerCertificate().valid_to),
      }),
    )
    socket.once('timeout', () => end({ problem: 'no answer' }))
    socket.once('error', (error) => end({ problem: errorCode(error) ?? error.message }))
  })
}

const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
