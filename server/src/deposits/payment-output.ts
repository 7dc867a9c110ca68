/** What tells a payment from every other one of its network: the transaction, and which of its outputs. */
export const outputOf = ({
  transaction,
  outputIndex,
}: {
  transaction: string
  outputIndex: number
}): string => `${transaction}:${outputIndex}`
