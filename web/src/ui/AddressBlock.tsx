import '#ui/mono.css'
import { addressGroups } from '#ui/address.ts'

type AddressBlockProps = {
  address: string
  /** Make the middle groups heavy: look-alike addresses share their ends. */
  emphasizeMiddle?: boolean
}

/** A whole address, never shortened. Copying the text by hand gives it without the gaps. */
export function AddressBlock({ address, emphasizeMiddle = false }: AddressBlockProps) {
  const groups = addressGroups(address)
  const isMiddle = (index: number) =>
    emphasizeMiddle && index >= groups.length / 3 && index < (groups.length * 2) / 3
  return (
    <bdi
      dir="ltr"
      className="flex flex-wrap gap-x-2 gap-y-1 rounded-control bg-sunken p-3 font-mono"
      translate="no"
    >
      {groups.map((group, index) => (
        // The same four characters may come twice: only the place tells groups apart.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={isMiddle(index) ? 'font-bold' : undefined}>
          {group}
        </span>
      ))}
    </bdi>
  )
}
