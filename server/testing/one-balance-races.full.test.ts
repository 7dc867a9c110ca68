import { describeOneBalanceRaces } from './one-balance-race.ts'

describeOneBalanceRaces(20)
