import { describeWithdrawalRaces } from './../testing/withdrawal-races.ts'

describeWithdrawalRaces(20)
