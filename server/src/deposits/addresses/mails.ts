import { networkName } from '#chains/network-names.ts'
import type { Letter } from '#mails/letter.ts'
import type { Deposit } from '../deposit.ts'
import type { Addressed } from './address-seal-store.ts'

/** To the operator's inbox and the staff who look after the system, in English. */
export const addressChangedMail =
  (
    publicUrl: string,
    { reference, network, coin, address }: Addressed & Pick<Deposit, 'reference'>,
  ): Letter =>
  () => ({
    subject: 'A deposit address in the database was changed',
    paragraphs: [
      `The address stored for a ${coin.toUpperCase()} checkout on ${networkName(network)} isn’t the one made for it. Nothing in the product changes an address, so someone or something else wrote to the database.`,
      'We no longer show the address and don’t count payments to it. Other checkouts continue.',
      'What to do: find out who can write to the database and lock them out, then restore the right address from a backup. The alarm ends once the stored address is right. If DATA_DIR came from another machine, its file secrets/address-seal-key may be the wrong one: then every address is reported.',
    ],
    figures: [{ label: 'Deposit', value: reference }],
    box: { label: 'Stored address', value: address },
    link: { label: 'See system health', url: `${publicUrl}/staff/system` },
    reason: 'You’re receiving this because you run this Evenmoor installation.',
  })
