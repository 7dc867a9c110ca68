import type { ComponentType } from 'react'
import { withMessages } from '#i18n/with-messages.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

/**
 * A part only for locked or suspended accounts, with its messages: loaded when it is rendered.
 * If it cannot be loaded, `Failed` is shown instead.
 */
export const lazyAccountStatus = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<{ error: Error }>,
) => lazyComponent(withMessages(['accountStatus'], load), Failed)
