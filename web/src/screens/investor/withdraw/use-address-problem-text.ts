import type { AddressProblem } from '@evenmoor/contract/address-shape'
import { useTranslations } from 'use-intl'
import type { AddressCheck } from './withdraw-address.ts'

/** What is wrong with an address, in the language of the page. */
export function useAddressProblemText(): (
  found: AddressProblem | Exclude<AddressCheck, { ok: true }>,
) => string {
  const t = useTranslations('addresses')
  return (found) => {
    if (typeof found === 'string') return t(`problems.${found}`, { network: '' })
    const { problem, network, hasMistake } = found
    const text = t(`problems.${problem}`, { network: network === null ? '' : t(`networks.${network}`) })
    return hasMistake ? `${text}. ${t('realMistake')}` : text
  }
}
