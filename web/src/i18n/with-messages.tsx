import type { ComponentType } from 'react'
import { loadMessages } from './catalogs.ts'
import type { Namespace } from './messages.ts'
import { MessagesProvider } from './MessagesProvider.tsx'
import { documentLocale } from './preferred-locale.ts'

/** For a part that is loaded later: loads it together with its own words, and gives it among them. */
export const withMessages =
  <Props extends object>(namespaces: readonly Namespace[], load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const words = namespaces.map((namespace) => loadMessages(namespace, documentLocale()))
    const [Part] = await Promise.all([load(), ...words])
    return (props: Props) => (
      <MessagesProvider namespaces={namespaces}>
        <Part {...props} />
      </MessagesProvider>
    )
  }
