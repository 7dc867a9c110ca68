import { Suspense } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

type ProofAlertProps = { of: 'balance' | 'log'; onClose: () => void }

/**
 * Over the foot of any signed-in page, so that nothing moves: the check at login did not find the balance, or found another
 * log than before.
 */
export const ProofAlert = (props: ProofAlertProps) => (
  <Suspense>
    <MessagesProvider namespaces={['proofAlert']}>
      <Alert {...props} />
    </MessagesProvider>
  </Suspense>
)

const partOfPage = { balance: '#check', log: '#checkpoints' }

function Alert({ of, onClose }: ProofAlertProps) {
  const t = useTranslations('proofAlert')
  const locale = useLocale()
  return (
    <div className="fixed inset-x-4 bottom-20 z-30 mx-auto max-w-[32rem] rounded-control shadow-dialog md:bottom-6">
      <Banner
        tone="loss"
        title={t(`${of}.title`)}
        actions={
          <>
            <LinkButton size="compact" to={`${pathTo('proof', { locale })}${partOfPage[of]}`}>
              {t(`${of}.link`)}
            </LinkButton>
            <Button size="compact" onClick={onClose}>
              {t('close')}
            </Button>
          </>
        }
      >
        {t(`${of}.text`)}
      </Banner>
    </div>
  )
}
