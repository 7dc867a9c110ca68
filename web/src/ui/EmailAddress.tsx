import { Fragment } from 'react'
import { emailParts, emailPieces } from './email-parts.ts'

/** An address; where the line is too short for all of it, it goes on in the next one before its @ or after a word. */
export function EmailAddress({ address }: { address: string }) {
  return (
    <bdi translate="no" className="wrap-anywhere">
      <Pieces address={address} />
    </bdi>
  )
}

/** The same in a list: its column has room for most of them, and only what is longer is broken anywhere. */
export function ListedEmail({ address }: { address: string }) {
  return (
    <bdi translate="no" className="inline-block wrap-anywhere @xl:min-w-56">
      <Pieces address={address} />
    </bdi>
  )
}

/** With the places where its line may end. */
function Pieces({ address }: { address: string }) {
  return emailPieces(emailParts(address)).map((piece, index) => (
    // The same piece may come twice: only the place tells them apart.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
