import { describeCorrectionRaces } from './testing/correction-race.ts'

describeCorrectionRaces(20)
