import type { ComponentType } from 'react'
import { loadMessages } from '#i18n/catalogs.ts'
import { documentLocale } from '#i18n/preferred-locale.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { PartLoadError } from './PartLoadError.tsx'

/**
 * A part of the home page that is loaded, together with the words of `market`, when it is first rendered; where one of
 * them cannot be, the page stands and says so in the part's place.
 */
export const lazyWithMessages = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(
    async () => {
      const [Part] = await Promise.all([load(), loadMessages('market', documentLocale())])
      return function WithWords(props: Props) {
        return (
          <MessagesProvider namespaces={['market']}>
            <Part {...props} />
          </MessagesProvider>
        )
      }
    },
    () => (
      <div className="mt-4">
        <PartLoadError />
      </div>
    ),
  )
