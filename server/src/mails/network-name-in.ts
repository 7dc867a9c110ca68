import { networkName } from '#chains/network-names.ts'
import type { Voice } from './letter.ts'

/** A network's name in a letter: ours is named in the reader's language, the others name themselves. */
export const networkNameIn = ({ t, asIs }: Voice, id: string): string =>
  id === 'practice' ? t('deposit.practiceNetwork') : asIs(networkName(id))
