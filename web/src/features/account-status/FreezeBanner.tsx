import { type AccountFreeze, unfreeze } from '@evenmoor/contract/account-freeze'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { profileQuery } from '#queries/profile-query.ts'
import { problemOf } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { toneIcon } from '#ui/tone.ts'

const Icon = toneIcon.risk

/** On every page of a frozen account: what still works, from when on it can be unfrozen, and then the button that does it. */
export function FreezeBanner({ freeze }: { freeze: AccountFreeze }) {
  const t = useTranslations('accountStatus.freeze')
  const locale = useLocale()
  const textOf = useProblemText()
  const queryClient = useQueryClient()
  const [isOver, setOver] = useState(() => Date.parse(freeze.can_unfreeze_at) <= Date.now())
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(unfreeze, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
    networkMode: 'always',
  })
  const title = t('title')
  useEffect(() => announce(title), [title])
  useEffect(() => {
    const leftMs = Date.parse(freeze.can_unfreeze_at) - Date.now()
    if (leftMs <= 0) return undefined
    const timer = setTimeout(() => setOver(true), leftMs)
    return () => clearTimeout(timer)
  }, [freeze])
  return (
    <aside
      aria-label={title}
      className="flex items-start gap-3 border-b border-line bg-risk-soft px-4 py-3 text-small md:px-6"
    >
      <Icon aria-hidden size={18} className="mt-0.5 shrink-0 text-risk" />
      <div className="flex max-w-[70rem] min-w-0 flex-col items-start gap-2">
        <p>
          <strong>{title}</strong> {t('works')}{' '}
          {!isOver && t('from', { at: formatInstant(freeze.can_unfreeze_at, locale) })}
        </p>
        {isOver && (
          <Button look="secondary" size="compact" busy={isPending && t('busy')} onClick={() => mutate()}>
            {t('unfreeze')}
          </Button>
        )}
        {error && (
          <InlineMessage tone="loss" live>
            {textOf(problemOf(error))}
          </InlineMessage>
        )}
      </div>
    </aside>
  )
}
