import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'

type CloseButtonProps = {
  onClose: () => void
  /** Where it is in the head of what it closes. */
  className: string
}

/** The cross in the head of a dialog or panel. */
export function CloseButton({ onClose, className }: CloseButtonProps) {
  const t = useTranslations('ui')
  return (
    <button
      type="button"
      aria-label={t('close')}
      title={t('close')}
      onClick={onClose}
      className={`${className} flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-hover`}
    >
      <X aria-hidden size={20} />
    </button>
  )
}
