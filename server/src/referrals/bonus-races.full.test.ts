import { describeBonusRaces } from './testing/bonus-races.ts'

describeBonusRaces(20)
