import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** While something is not saved, asks before the page is left: here by a dialog, for closing the tab by the browser's own. */
export function UnsavedChangesGuard({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations('profile.edit')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={t('leaveTitle')}
      actions={
        <>
          <Button look="primary" onClick={stay}>
            {t('stay')}
          </Button>
          <Button onClick={() => blocker.proceed?.()}>{t('leave')}</Button>
        </>
      }
    >
      {t('leaveText')}
    </Dialog>
  )
}
