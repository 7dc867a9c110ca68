import type {
  getMonthOfResults,
  listResultMonths,
  MonthOfResults,
  ResultMonth,
} from '@evenmoor/contract/results'
import { useEffect, useState } from 'react'
import { readPublic } from '#api/read-public.ts'

type Read<T> = { data: T | null; hasFailed: boolean; retry: () => void }

/** Reads once the page is in the browser, and again when asked to. */
function useRead<T>(read: ((signal: AbortSignal) => Promise<T>) | null, key: string): Read<T> {
  const [state, setState] = useState<{ key: string; data: T | null; hasFailed: boolean } | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (read === null) return undefined
    const leaving = new AbortController()
    read(leaving.signal).then(
      (data) => setState({ key, data, hasFailed: false }),
      () => {
        if (!leaving.signal.aborted) setState({ key, data: null, hasFailed: true })
      },
    )
    return () => leaving.abort()
    // What is read is named by the key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt])
  const current = state?.key === key ? state : null
  return {
    data: current?.data ?? null,
    hasFailed: current?.hasFailed ?? false,
    retry: () => {
      setState(null)
      setAttempt(attempt + 1)
    },
  }
}

/** The months whose hashes are published, latest first. */
export const useMonths = (): Read<ResultMonth[]> =>
  useRead(
    async (signal) => (await readPublic<typeof listResultMonths>('/api/results/', signal)).results,
    'months',
  )

/** Every plan's results of a month; nothing is read before one is chosen. */
export const useMonthOfResults = (month: string | null): Read<MonthOfResults> =>
  useRead(
    month === null
      ? null
      : (signal) => readPublic<typeof getMonthOfResults>('/api/results/{month}/', signal, { month }),
    month ?? '',
  )
