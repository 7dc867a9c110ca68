import '#ui/mono.css'
import { useTranslations } from 'use-intl'
import { CopyButton } from '#ui/CopyButton.tsx'

/** Text that belongs to no language and may be long. */
export function CodeText({ text }: { text: string }) {
  return (
    <bdi dir="ltr" translate="no" className="font-mono text-small break-all">
      {text}
    </bdi>
  )
}

/** A button that copies one of the facts and says which. */
export function CopyFact({ text, what, label }: { text: string; what: string; label: string }) {
  const t = useTranslations('activity.detail')
  return <CopyButton text={text} label={label} spoken={t('copied', { what })} />
}
