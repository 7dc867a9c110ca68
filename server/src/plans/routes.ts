import * as contract from '@evenmoor/contract/plans'
import { route } from '#platform/http/bind.ts'
import { listPlans } from './list-plans.ts'

export const routes = [route(contract.listPlans, ({ ctx, tx }) => listPlans(ctx, tx))]
