import type { Referrals } from '@evenmoor/contract/referrals'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#ui/Card.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'

/** The code and the link, each to be copied. The code is spoken letter by letter. */
export function OwnCode({ code, link }: Pick<Referrals, 'code' | 'link'>) {
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
        copy={<CopyButton text={link} label={t('copyLink')} spoken={t('linkCopied')} />}
      >
        <code dir="ltr" translate="no" className="break-all">
          {link}
        </code>
      </Shared>
    </Card>
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
