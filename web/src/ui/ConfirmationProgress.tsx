import { useTranslations } from 'use-intl'

/** How many confirmations a payment has, as words and a bar. */
export function ConfirmationProgress({ done, needed }: { done: number; needed: number }) {
  const t = useTranslations('parts')
  const shown = Math.min(done, needed)
  const words = t('confirmations', { done: String(shown), needed })
  return (
    <div className="flex flex-col gap-1">
      <p className="figures font-medium">{words}</p>
      <progress
        aria-label={words}
        max={needed}
        value={shown}
        className="h-2 w-full appearance-none overflow-hidden rounded-pill bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-[inline-size]"
      />
    </div>
  )
}
