import { describeLimitedRaces } from './testing/limited-races.ts'

describeLimitedRaces(20)
