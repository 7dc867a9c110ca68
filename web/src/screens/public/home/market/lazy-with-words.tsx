import type { ComponentType } from 'react'
import { loadMessages } from '#i18n/catalogues.ts'
import { shownLocale } from '#i18n/preferred-locale.ts'
import { latePart } from '#ui/late-part.tsx'
import { Words } from '../../../../layouts/Words.tsx'
import { NotHere } from './NotHere.tsx'

/**
 * A part of the home page that is loaded, together with the words of `market`, when it is first rendered; where one of
 * them cannot be, the page stands and says so in the part's place.
 */
export const lazyWithWords = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  latePart(
    async () => {
      const [Part] = await Promise.all([load(), loadMessages('market', shownLocale())])
      return function WithWords(props: Props) {
        return (
          <Words namespaces={['market']}>
            <Part {...props} />
          </Words>
        )
      }
    },
    () => (
      <div className="mt-4">
        <NotHere />
      </div>
    ),
  )
