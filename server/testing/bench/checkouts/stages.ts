/** The networks that checkouts are watched on: the practice network inside the server, and a real EVM node. */
import type { Coin } from '@evenmoor/ledger/money'
import { evmChains } from '#chains/evm/evm-chains.ts'
import { findAnvil } from '#chains/evm/testing/anvil.ts'
import { startEvmRig } from '#chains/evm/testing/evm-rig.ts'
import type { Context } from '#context.ts'
import { faucetAddress } from '#practice/genesis.ts'
import { readTip } from '#practice/chain-store.ts'
import { sendCoins } from '#practice/send-coins.ts'

export type Paid = { readonly address: string; readonly amountMinor: bigint }

export type Stage = {
  readonly name: string
  readonly networkId: string
  readonly coin: Coin
  /** What the product is started with. */
  readonly env: Readonly<Record<string, string>>
  /** Sends these payments; a block has them when it resolves. */
  readonly block: (ctx: Context, payments: readonly Paid[]) => Promise<void>
  /** When each block was there to be read, in milliseconds. */
  readonly times: (ctx: Context) => Promise<ReadonlyMap<bigint, number>>
  /** How many requests the node had since the last look; undefined where there is no node. */
  readonly takeRequests: () => number | undefined
  readonly close: () => Promise<void>
}

/** Until the product's own miner has put the payments into a block. */
const lookEveryMs = 10

export const practiceStage = (): Stage => ({
  name: 'practice network',
  networkId: 'practice',
  coin: 'usdt',
  // Half the pause between payments: they have their block before the next come.
  env: { PRACTICE_BLOCK_MS: '1000' },
  block: async (ctx, payments) => {
    const before = await readTip(ctx.db)
    if (payments.length === 0) return
    await ctx.transaction(async (tx) => {
      for (const { address, amountMinor } of payments) {
        await sendCoins(ctx, tx, {
          fromAddress: faucetAddress,
          toAddress: address,
          coin: 'usdt',
          amountMinor,
        })
      }
    })
    for (;;) {
      // One block may have been on its way without them.
      if ((await readTip(ctx.db)).height > before.height + 1n) return
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    }
  },
  times: async (ctx) => {
    const rows = await ctx.db.selectFrom('practice_block').select(['height', 'mined_at']).execute()
    return new Map(rows.map((block) => [block.height, block.mined_at.getTime()]))
  },
  takeRequests: () => undefined,
  close: async () => undefined,
})

/** Undefined where there is no anvil. */
export async function evmStage(): Promise<Stage | undefined> {
  const chain = evmChains.find(({ id }) => id === 'bsc-testnet')
  if (chain === undefined || findAnvil() === undefined) return undefined
  const rig = await startEvmRig(chain, ['usdt', 'bnb'])
  const times = new Map<bigint, number>()
  return {
    name: 'BNB Smart Chain’s test network, on anvil',
    networkId: chain.id,
    coin: 'usdt',
    env: rig.env,
    block: async (_ctx, payments) => {
      for (const { address, amountMinor } of payments) await rig.pay('usdt', address, amountMinor)
      await rig.mine(1)
      const at = Date.now()
      times.set(await rig.anvil.client.getBlockNumber({ cacheTime: 0 }), at)
    },
    times: async () => times,
    takeRequests: () => rig.proxy.takeCalls().length,
    close: rig.close,
  }
}
