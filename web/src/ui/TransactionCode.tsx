type TransactionCodeProps = {
  transaction: string
  /** The page about it; null where there is none. */
  explorerUrl: string | null
  /** Words of the link. */
  label: string
}

/** A transaction's hash, whole, and the way to a public page that shows it. */
export function TransactionCode({ transaction, explorerUrl, label }: TransactionCodeProps) {
  return (
    <span className="flex flex-col items-start">
      <bdi dir="ltr" translate="no" className="font-mono text-small break-all">
        {transaction}
      </bdi>
      {explorerUrl !== null && (
        <a href={explorerUrl} rel="noreferrer" className="link inline-flex min-h-11 items-center">
          {label}
        </a>
      )}
    </span>
  )
}
