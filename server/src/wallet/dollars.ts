import { formatMoney } from '@evenmoor/ledger/money'

/** An amount as texts for people have it: "$1,000", "$420.50", "-$0.00012"; exact, digits in groups. */
export function dollars(minor: bigint): string {
  const text = exactDollars(minor)
  return text.endsWith('.00') ? text.slice(0, -3) : text
}

/** The same with the cents always there: "$420.00". */
export function exactDollars(minor: bigint): string {
  const [whole = '', decimals = ''] = formatMoney({
    asset: 'usd',
    minor: minor < 0n ? -minor : minor,
  }).split('.')
  return `${minor < 0n ? '-' : ''}$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`
}

/** What `exactDollars` says as a param of a refusal: the decimal text alone. */
export const exactUsd = (minor: bigint): string => plain(exactDollars(minor))

/** What `dollars` says, likewise. */
export const shortUsd = (minor: bigint): string => plain(dollars(minor))

const plain = (text: string): string => text.replaceAll(/[$,]/g, '')
