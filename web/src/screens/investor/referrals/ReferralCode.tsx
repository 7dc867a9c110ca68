import type { Referrals } from '@evenmoor/contract/referrals'
import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'

/** The code and the link, each to be copied. The code is spoken letter by letter. */
export function ReferralCode({ code, link }: Pick<Referrals, 'code' | 'link'>) {
  const t = useTranslations('referrals')
  const spoken = code.split('').join(' ')
  return (
    <Card title={t('own')}>
      <Shared
        label={t('code')}
        copy={<CopyButton text={code} label={t('copyCode')} spoken={t('codeCopied', { code: spoken })} />}
      >
        <code dir="ltr" translate="no" className="text-h3">
          <span aria-hidden>{code}</span>
          <span className="sr-only">{spoken}</span>
        </code>
      </Shared>
      <Shared
        label={t('link')}
        copy={
          <div className="flex flex-wrap gap-2">
            <CopyButton text={link} label={t('copyLink')} spoken={t('linkCopied')} />
            <ShareButton link={link} />
          </div>
        }
      >
        <code dir="ltr" translate="no" className="break-all">
          {link}
        </code>
      </Shared>
    </Card>
  )
}

/** The device's own way to send something on; nothing where it has none. */
function ShareButton({ link }: Pick<Referrals, 'link'>) {
  const t = useTranslations('referrals')
  if (!('share' in navigator)) return null
  // Called off is an outcome like any other.
  const share = () => void navigator.share({ url: link }).catch(() => undefined)
  return (
    <Button size="compact" icon={<Share2 aria-hidden size={20} />} onClick={share}>
      {t('share')}
    </Button>
  )
}

function Shared({ label, copy, children }: { label: string; copy: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <p className="text-small text-muted">{label}</p>
        <p>{children}</p>
      </div>
      {copy}
    </div>
  )
}
