/** The main job over HTTP, as pages ask for it: from a sign-up to a confirmed withdrawal. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Position } from '@evenmoor/contract/positions'

const password = 'three unrelated violet words'
const askAgainMs = 200

/** Sends one request and gives its body. Throws for any refusal: nothing is sent twice. */
export type Ask = (
  method: 'GET' | 'POST',
  path: string,
  options?: { readonly body?: unknown; readonly access?: string },
) => Promise<any>

/** Counts what is asked and keeps what went wrong. */
export function asker(site: string): {
  readonly ask: Ask
  readonly asked: () => number
  readonly failures: string[]
} {
  const failures: string[] = []
  let asked = 0
  const ask: Ask = async (method, path, { body, access } = {}) => {
    asked += 1
    const name = `${method} ${path}`
    const answer = await fetch(site + path, {
      method,
      headers: {
        ...(access !== undefined && { authorization: `Bearer ${access}` }),
        ...(method === 'POST' && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    }).catch((error: unknown) => {
      failures.push(`${name}: ${String(error)}`)
      throw error
    })
    const text = await answer.text()
    if (answer.ok) return text === '' ? undefined : JSON.parse(text)
    failures.push(`${name}: ${answer.status} ${answer.headers.get('x-balancer') ?? text.slice(0, 200)}`)
    throw new Error(failures.at(-1))
  }
  return { ask, asked: () => asked, failures }
}

/** Gives the first answer that is as wanted; the deadline says what was waited for in vain. */
async function until<T>(what: string, look: () => Promise<T>, isDone: (seen: T) => boolean): Promise<T> {
  const givenUp = performance.now() + 60_000
  for (;;) {
    const seen = await look()
    if (isDone(seen)) return seen
    if (performance.now() > givenUp) throw new Error(`no ${what}: ${JSON.stringify(seen).slice(0, 300)}`)
    await sleep(askAgainMs)
  }
}

/** Somebody with a position, and 50 dollars besides. */
export type Invested = { readonly access: string; readonly position: Position }

/**
 * One new investor does all of it; `staff` approves the withdrawal. `meanwhile` is what happens before that withdrawal of 10
 * dollars, and gives what there is to be after it.
 */
export async function doMainJob(
  ask: Ask,
  staff: string,
  email: string,
  meanwhile: (invested: Invested) => Promise<string> = async () => '40.00 available, 100.00 invested',
): Promise<void> {
  const person = { first_name: 'Test', last_name: 'Investor', email, password, password2: password }
  await ask('POST', '/account/registration/', { body: person })
  const mails = await until(
    'code',
    () => ask('GET', `/dev/mail/messages/?to=${encodeURIComponent(email)}`),
    (messages: { text: string }[]) => messages.length > 0,
  )
  const code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0]
  await ask('POST', '/account/verify_code/', { body: { email, code } })
  const { access } = await ask('POST', '/account/login/', { body: { email, password } })

  const deposit = await ask('POST', '/api/wallet/deposits/', {
    access,
    body: { amount: '150', coin: 'usdt' },
  })
  await ask('POST', '/api/practice/payments/', { access, body: { deposit_id: deposit.id } })
  await until(
    'settled deposit',
    () => ask('GET', `/api/wallet/deposits/${deposit.id}/`, { access }),
    ({ status }) => status === 'settled',
  )
  const [plan] = await ask('GET', '/api/plans/')
  const position = await ask('POST', '/api/investments/', {
    access,
    body: { plan_id: plan.id, amount: '100' },
  })
  const expected = await meanwhile({ access, position })
  const { address } = await ask('GET', '/api/practice/wallet/', { access })
  const withdrawal = await ask('POST', '/api/wallet/withdrawals/', {
    access,
    body: { amount: '10', address },
  })
  await ask('POST', `/api/staff/withdrawals/${withdrawal.id}/approval/`, { access: staff })
  await until(
    'confirmed withdrawal',
    () => ask('GET', `/api/wallet/withdrawals/${withdrawal.id}/`, { access }),
    ({ status }) => status === 'confirmed',
  )
  const wallet = await ask('GET', '/api/wallet/', { access })
  const seen = `${wallet.available} available, ${wallet.invested} invested`
  if (seen !== expected) throw new Error(`${email} has ${seen}`)
}
