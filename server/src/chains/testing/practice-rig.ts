import { coins } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { faucetAddress } from '#practice/genesis.ts'
import { mineBlock } from '#practice/mine-block.ts'
import { reorganize } from '#practice/reorganize.ts'
import { sendCoins } from '#practice/send-coins.ts'
import type { PoolRig } from './chain-rig.ts'

/** The practice network of a server that joins it. Blocks are only undone: those that are mined after it are the branch. */
export function startPracticeRig(): PoolRig {
  let ctx: Context | undefined
  const joined = (): Context => {
    if (ctx === undefined) throw new Error('no server has joined')
    return ctx
  }
  const undo = async (blocks: number, drop: readonly string[] = []): Promise<void> => {
    await joined().transaction((tx) => reorganize(joined(), tx, { blocks, drop }))
  }
  return {
    env: {},
    coins,
    join: (given) => (ctx = given),
    pay: async (coin, toAddress, amountMinor) => {
      const order = { fromAddress: faucetAddress, toAddress, coin, amountMinor }
      const sent = await joined().transaction((tx) => sendCoins(joined(), tx, order))
      if ('short' in sent) throw new Error('the faucet ran dry')
      return sent.hash
    },
    mine: async (blocks) => {
      for (let block = 0; block < blocks; block += 1) await mineBlock(joined())
    },
    undo,
    undoAndReplace: (blocks, transaction) => undo(blocks, [transaction]),
    seesPool: true,
    replaceWaiting: (transaction) => undo(0, [transaction]),
    close: async () => undefined,
  }
}
