import { describeIdentityRaces } from './testing/identity-races.ts'

describeIdentityRaces(8)
