import type { LookAlike } from '@evenmoor/contract/look-alike'
import { hasHiddenSigns, isolated, mixesScripts } from '@evenmoor/contract/plain-text'
import { useTranslations } from 'use-intl'
import { StatusTag } from '#ui/StatusTag.tsx'

type PersonNameProps = { name: string; resembles: LookAlike | null }

/** A person's name, marked where it is easily taken for another's. */
export function PersonName({ name, resembles }: PersonNameProps) {
  return (
    <span className="inline-flex max-w-full flex-col items-start gap-1 wrap-anywhere">
      <bdi>{name}</bdi>
      <NameMarks name={name} resembles={resembles} />
    </span>
  )
}

/** Who a name or an address looks like, and what about its signs is odd; nothing for most. */
export function NameMarks({ name, resembles }: PersonNameProps) {
  const t = useTranslations('staff.names')
  return (
    <>
      {resembles !== null && (
        <span title={`${resembles.name} · ${resembles.email}`}>
          <StatusTag tone="risk">
            {t(resembles.kind, {
              name: isolated(resembles.kind === 'email' ? resembles.email : resembles.name),
            })}
          </StatusTag>
        </span>
      )}
      {mixesScripts(name) && <StatusTag tone="risk">{t('mixed')}</StatusTag>}
      {hasHiddenSigns(name) && <StatusTag tone="risk">{t('hidden')}</StatusTag>}
    </>
  )
}
