import '#ui/mono.css'
import { Fragment } from 'react'

/**
 * Text that belongs to no language and may be long: a reference, a hash. A reference with hyphens, such as
 * "01a20281-1bf2-7336-b0d1-6b23f035cad5", goes on in the next line after one of them.
 */
export function Code({ text }: { text: string }) {
  const parts = text.split('-')
  return (
    <code dir="ltr" translate="no" className="font-mono text-small wrap-anywhere">
      {parts.map((part, index) => (
        // The same signs may come twice: only the place tells parts apart.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && (
            <>
              -<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </code>
  )
}
