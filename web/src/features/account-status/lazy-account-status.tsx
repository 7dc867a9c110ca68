import type { ComponentType } from 'react'
import { loadMessages } from '#i18n/catalogues.ts'
import { documentLocale } from '#i18n/preferred-locale.ts'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

/**
 * A part only for locked or suspended accounts, with its messages: loaded when it is rendered.
 * If it cannot be loaded, `Failed` is shown instead.
 */
export const lazyAccountStatus = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<{ error: Error }>,
) =>
  lazyComponent<Props>(async () => {
    const [Part] = await Promise.all([load(), loadMessages('accountStatus', documentLocale())])
    return (props: Props) => (
      <MessagesProvider namespaces={['accountStatus']}>
        <Part {...props} />
      </MessagesProvider>
    )
  }, Failed)
