import { Suspense } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

/** Over the foot of any signed-in page, so that nothing moves: the check at login did not find the balance. */
export const BalanceAlert = ({ onClose }: { onClose: () => void }) => (
  <Suspense>
    <MessagesProvider namespaces={['balanceAlert']}>
      <Alert onClose={onClose} />
    </MessagesProvider>
  </Suspense>
)

function Alert({ onClose }: { onClose: () => void }) {
  const t = useTranslations('balanceAlert')
  const locale = useLocale()
  return (
    <div className="fixed inset-x-4 bottom-20 z-30 mx-auto max-w-[32rem] rounded-control shadow-dialog md:bottom-6">
      <Banner
        tone="loss"
        title={t('title')}
        actions={
          <>
            <LinkButton size="compact" to={`${pathTo('proof', { locale })}#check`}>
              {t('link')}
            </LinkButton>
            <Button size="compact" onClick={onClose}>
              {t('close')}
            </Button>
          </>
        }
      >
        {t('text')}
      </Banner>
    </div>
  )
}
