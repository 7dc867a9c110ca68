import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { cx } from '#ui/cx.ts'
import { modeLook } from './mode-look.ts'

/** Which money is worked with here, by a word, a sign and a color. */
export function ModeTag() {
  const t = useTranslations('staff.shell')
  const mode = useMode()
  const { bar, Sign } = modeLook[mode]
  return (
    <p
      title={t('modeText', { mode })}
      className={cx(
        'flex shrink-0 items-center gap-1 rounded-pill px-2 py-0.5 text-micro text-on-primary',
        bar,
      )}
    >
      <Sign aria-hidden size={14} strokeWidth={2} className="shrink-0" />
      <strong>{t('mode', { mode })}</strong>
      <span className="sr-only">{t('modeText', { mode })}</span>
    </p>
  )
}
