import { useTranslations } from 'use-intl'
import { AddressBlock } from '#ui/AddressBlock.tsx'

/** Two addresses that begin and end alike, one above the other in groups, with what differs made heavy. */
export function LookalikeWarning({ typed, known }: { typed: string; known: string }) {
  const t = useTranslations('addresses.lookalike')
  return (
    <dl className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <dt className="text-small text-muted">{t('typed')}</dt>
        <dd>
          <AddressBlock address={typed} emphasizeMiddle />
        </dd>
      </div>
      <div className="flex flex-col gap-1">
        <dt className="text-small text-muted">{t('known')}</dt>
        <dd>
          <AddressBlock address={known} emphasizeMiddle />
        </dd>
      </div>
    </dl>
  )
}
