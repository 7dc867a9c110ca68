import { Fragment } from 'react'
import { emailParts, emailPieces, shortEmailParts } from './email-parts.ts'

/** An address; where the line is too short for all of it, it goes on in the next one before its @ or after a word. */
export function EmailAddress({ address }: { address: string }) {
  return (
    <bdi translate="no" className="wrap-anywhere">
      {emailPieces(emailParts(address)).map((piece, index) => (
        // The same piece may come twice: only the place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </bdi>
  )
}

/** The same in a list: beside an open detail, which has all of it, the middle of a long part is left out. */
export function ListedEmail({ address }: { address: string }) {
  const short = shortEmailParts(address)
  if (short.join('') === address) {
    return (
      <bdi translate="no" className="max-md:wrap-anywhere">
        <Parted parts={short} />
      </bdi>
    )
  }
  return (
    <bdi translate="no" title={address}>
      <span className="xl:in-data-panel:sr-only">
        <EmailAddress address={address} />
      </span>
      <span aria-hidden className="hidden xl:in-data-panel:inline">
        <Parted parts={short} />
      </span>
    </bdi>
  )
}

/** A line ends before the @ alone: a column has room for both parts. */
function Parted({ parts: [name, host] }: { parts: readonly [string, string] }) {
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  )
}
