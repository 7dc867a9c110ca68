import { useTranslations } from 'use-intl'
import { Button } from '#ui/Button.tsx'

/** Stands at the foot of the window while something is changed and not saved. */
export function SaveBar({ isBusy, onDiscard }: { isBusy: boolean; onDiscard: () => void }) {
  const t = useTranslations('profile.edit')
  return (
    <section
      aria-label={t('unsaved')}
      className="sticky bottom-20 z-10 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 shadow-dialog md:bottom-4"
    >
      <output className="w-full font-semibold sm:w-auto sm:grow">{t('unsaved')}</output>
      <Button onClick={onDiscard}>{t('discard')}</Button>
      <Button type="submit" look="primary" busy={isBusy && t('saving')}>
        {t('save')}
      </Button>
    </section>
  )
}
