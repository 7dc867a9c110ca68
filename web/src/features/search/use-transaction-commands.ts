import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { useUsdText } from '#ui/use-money-text.ts'
import { transactionsQuery } from '#queries/money-queries.ts'
import type { Command } from './command.ts'

const shownMax = 5
/** Shorter ones would find everything, or nothing. */
const lettersMin = 3
const pauseMs = 250

/** The latest transactions; once something is typed, those that the server finds by it: a reference, or one on a network. */
export function useTransactionCommands(typed: string): readonly Command[] {
  const t = useTranslations('transactions.type')
  const locale = useLocale()
  const usdText = useUsdText()
  const navigate = useNavigate()
  const sought = useSettled(typed.trim())
  const isTooShort = sought !== '' && sought.length < lettersMin
  const { data } = useInfiniteQuery({
    ...transactionsQuery(sought === '' ? {} : { q: sought }),
    enabled: !isTooShort,
  })
  if (isTooShort || sought !== typed.trim()) return []
  return (data?.pages[0]?.results ?? []).slice(0, shownMax).map(({ id, type, amount, at }) => ({
    id,
    label: `${t(type)}, ${formatInstant(at, locale)}`,
    detail: usdText(amount, { signed: true }),
    run: () => void navigate(pathTo('transaction', { params: { id } })),
  }))
}

/** A text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
