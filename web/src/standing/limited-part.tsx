import type { ComponentType } from 'react'
import { loadMessages } from '#i18n/catalogues.ts'
import { shownLocale } from '#i18n/preferred-locale.ts'
import { Words } from '#layouts/Words.tsx'
import { latePart } from '#ui/late-part.tsx'

/**
 * What only people see whose account is locked or suspended, with its words: loaded when it is drawn, for nobody else.
 * Where it cannot be loaded, `Failed` stands in its place.
 */
export const limitedPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<{ error: Error }>,
) =>
  latePart<Props>(async () => {
    const [Part] = await Promise.all([load(), loadMessages('standing', shownLocale())])
    return (props: Props) => (
      <Words namespaces={['standing']}>
        <Part {...props} />
      </Words>
    )
  }, Failed)
