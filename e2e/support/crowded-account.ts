import { dayMs } from '../../server/src/platform/clock.ts'
import { accrueFinishedDays } from '../../server/src/positions/accrual/accrue-finished-days.ts'
import { openPosition } from '../../server/src/positions/investing/open-position.ts'
import { fund } from '../../server/src/wallet/testing/fund.ts'
import { requestWithdrawal } from '../../server/src/withdrawals/requests/request-withdrawal.ts'
import { type Account, openAccount } from './account.ts'
import { ask } from './money.ts'
import { openPast, type Past } from './past.ts'
import type { Product } from './product.ts'

/** A word that cannot be broken where there is room for it. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'

const many = 60

/**
 * Somebody with more of everything than a page was drawn for: names of a hundred letters, a twelve-digit balance, sixty
 * positions, some with weeks of results, sixty withdrawals, people, passkeys and devices. All of it is the server's own.
 */
export async function crowdedAccount(product: Product): Promise<Account & { position: string }> {
  const account = await openAccount(product)
  await rename(product, account)
  const past = await openPast(product)
  try {
    await fund({ ctx: past.now }, account.user_id, '123456789012.34')
    const position = await invest(past, account)
    await accrueFinishedDays(past.now)
    await withdraw(product, past, account)
    await product.superuser(people(account))
    for (let device = 0; device < 8; device += 1) await logIn(product, account, `${longWord} ${device}`)
    return { ...account, position }
  } finally {
    await past.close()
  }
}

async function rename(product: Product, { access }: Account): Promise<void> {
  await send(product, 'PATCH', '/account/me/', access, {
    first_name: `${longWord} ${longWord}`,
    last_name: longWord.repeat(2),
  })
}

async function invest(past: Past, { user_id: investorId }: Account): Promise<string> {
  const before = past.at(new Date(Date.now() - 90 * dayMs))
  const open = (ctx: Past['now'], planId: string, dollars: bigint) =>
    ctx.transaction((tx) => openPosition(ctx, tx, { investorId, planId, amountMinor: dollars * 1_000_000n }))
  const { id } = await open(before, 'premium', 100_000n)
  for (let position = 1; position < many; position += 1) await open(past.now, 'premium', 100_000n)
  return id
}

async function withdraw(product: Product, past: Past, account: Account): Promise<void> {
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  const given = { investorId: account.user_id, amount: '1234567.89', address }
  for (let asked = 0; asked < many; asked += 1)
    await past.now.transaction((tx) => requestWithdrawal(past.now, tx, given))
}

/** People who signed up with the code, and passkeys: rows as signing up and a device leave them behind. */
const people = ({ user_id: id }: Account): string => `
  insert into person (id, email, email_key, first_name, last_name, verified_at, referral_code, referred_by)
    select gen_random_uuid(), 'crowd-' || n || '@example.com', 'crowd-' || n || '@example.com', '${longWord}', '${longWord}',
      now(), 'crowd-' || n, '${id}' from generate_series(1, ${many}) n;
  insert into passkey (id, person_id, credential_id, public_key, counter, name, created_at)
    select gen_random_uuid(), '${id}', 'crowd-' || n, '\\x00', 0, '${longWord} ' || n, now() from generate_series(1, 12) n`

const logIn = (product: Product, { email, password }: Account, device: string): Promise<void> =>
  send(product, 'POST', '/account/login/', null, { email, password }, device)

async function send(
  { url }: Product,
  method: 'PATCH' | 'POST',
  path: string,
  access: string | null,
  body: object,
  device = 'a test',
): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'user-agent': Buffer.from(device).toString('latin1'),
    ...(access !== null && { authorization: `Bearer ${access}` }),
  }
  const reply = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
}
