import type { AddressKind } from '@evenmoor/contract/address-shape'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { announce } from '#ui/announce.ts'
import { addressBookQuery } from '#queries/address-queries.ts'
import { useAddressProblemText } from '../use-address-problem-text.ts'
import type { NewAddress } from '../use-new-address.ts'
import { checkTypedAddress } from '../withdraw-address.ts'
import { type AddressCode, readAddressCode } from './address-code.ts'
import { chainName } from './chain-names.ts'
import { pictureMaxMb } from './picture-limits.ts'

/** Takes the address out of a picture into the field, or says there why not. The reader is loaded with the first picture. */
export function useAddressScan(entry: NewAddress, kind: AddressKind) {
  const t = useTranslations('payee.scan')
  const textOf = useAddressProblemText()
  const book = useQuery(addressBookQuery).data
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState<string | null>(null)
  const refuse = (text: string) => {
    setFound(null)
    entry.refuse({ address: text })
  }
  const refuseNetwork = (code: Extract<AddressCode, { kind: 'network' }>) => {
    const isPractice = kind === 'practice'
    const network = isPractice ? code.network : null
    refuse(textOf({ ok: false, problem: isPractice ? 'real' : code.network, network, hasMistake: false }))
  }
  const take = (address: string) => {
    const check = checkTypedAddress(address, kind)
    // What may be a private key is not written out.
    const isSecret = !check.ok && check.problem === 'secret'
    entry.form.setFieldValue('address', isSecret ? '' : address)
    if (!check.ok) return refuse(textOf(check))
    setFound(address)
    announce(t('found'))
    // The button was disabled meanwhile, so it has lost the focus.
    document.getElementById('address')?.focus()
  }
  const understand = (text: string) => {
    const code = readAddressCode(text, book?.chain_id ?? null)
    if (code.kind === 'address') return take(code.address)
    entry.form.setFieldValue('address', '')
    if (code.kind === 'network') return refuseNetwork(code)
    if (code.kind === 'none') return refuse(t('noAddress'))
    const chain = chainName(code.chain) ?? t('chain', { number: code.chain })
    refuse(t('otherChain', { chain, network: book?.network_name ?? '' }))
  }
  const read = async (file: File) => {
    setBusy(true)
    setFound(null)
    try {
      const { readCode } = await import('./read-code.ts')
      const picture = await readCode(file)
      if (picture.ok) understand(picture.text)
      else refuse(t(picture.problem, { size: String(pictureMaxMb) }))
    } catch {
      refuse(t('notLoaded'))
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    isFound: found !== null && found === entry.form.values.address,
    read: (file: File) => void read(file),
  }
}
