import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { RetryButton } from '#ui/RetryButton.tsx'

const patienceMs = 10_000

/**
 * Announces loading to screen readers, and after ten seconds to everyone, with a Retry button.
 */
export function LoadingNotice() {
  const t = useTranslations()
  const queryClient = useQueryClient()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  // A call that hangs is given up first: asked again, the library would wait for the same one.
  const retry = async () => {
    await queryClient.cancelQueries({ type: 'active', predicate: isWaiting })
    await queryClient.refetchQueries({ type: 'active', predicate: isWaiting })
  }
  return (
    // Out of the flow while visually hidden, so that it does not move what is below.
    <output className={isLong ? 'in-view flex flex-wrap items-center gap-3 text-muted' : 'sr-only'}>
      {isLong ? t('parts.stillWorking') : t('common.loading')}
      {isLong && <RetryButton onRetry={() => void retry()} />}
    </output>
  )
}

const isWaiting = ({ state }: Query) => state.data === undefined
