import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Account } from './account.ts'
import type { Product } from './product.ts'

/** A call as a signed-in investor; `body` makes it a POST with a key of its own. */
export async function ask<Answer>(
  product: Pick<Product, 'url'>,
  account: Account,
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const reply = await fetch(`${product.url}${path}`, {
    headers: {
      authorization: `Bearer ${account.access}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Answer
}

/** An account in the midst of things: money available, one position, one withdrawal asked for, one open checkout. */
export async function liveAccount(product: Product, account: Account) {
  const paid = await ask<{ id: string }>(product, account, '/api/wallet/deposits/', {
    amount: '400.00',
    coin: 'usdt',
  })
  await ask(product, account, '/api/practice/payments/', { deposit_id: paid.id })
  await expect
    .poll(async () => (await ask<{ available: string }>(product, account, '/api/wallet/')).available, {
      timeout: 40_000,
    })
    .toBe('400.00')
  const position = await ask<{ id: string }>(product, account, '/api/investments/', {
    plan_id: 'basic',
    amount: '150.00',
  })
  const wallet = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  const withdrawal = await ask<{ id: string }>(product, account, '/api/wallet/withdrawals/', {
    amount: '50.00',
    address: wallet.address,
  })
  const checkout = await ask<{ id: string }>(product, account, '/api/wallet/deposits/', {
    amount: '250.00',
    coin: 'btc',
  })
  return { position: position.id, withdrawal: withdrawal.id, checkout: checkout.id }
}
