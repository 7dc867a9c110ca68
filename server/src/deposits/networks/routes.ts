import { listDepositCoins as coinsEndpoint } from '@evenmoor/contract/deposits'
import { route } from '#platform/http/bind.ts'
import { listDepositCoins } from './list-deposit-coins.ts'

/** The coins that can be paid in, and the state of their networks. */
export const routes = [route(coinsEndpoint, ({ ctx, tx }) => listDepositCoins(ctx, tx))]
