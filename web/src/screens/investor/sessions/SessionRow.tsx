import type { SessionAnswer } from '@evenmoor/contract/sessions'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { SubmitError } from '#forms/SubmitError.tsx'
import { useSingleFlight } from '#forms/use-single-flight.ts'
import { Button } from '#ui/Button.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { useDeviceName } from './use-device-name.ts'

type SessionRowProps = {
  session: SessionAnswer
  onBegin: () => void
  /** Ends it, and reads the list again. */
  end: () => Promise<void>
}

/** One session; the own one is ended by logging out, so it has no button here. */
export function SessionRow({ session, onBegin, end }: SessionRowProps) {
  const t = useTranslations('sessions')
  const locale = useLocale()
  const [isBusy, attempt] = useSingleFlight()
  const [failure, setFailure] = useState<unknown>(null)
  const device = useDeviceName()(session)
  const { address, created_at: createdAt, last_used_at: usedAt, this_session: isHere } = session
  const press = () => {
    onBegin()
    setFailure(null)
    void attempt(end, setFailure)
  }
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <SubmitError failure={failure} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <bdi>{device}</bdi>
            {isHere && <StatusTag tone="info">{t('here')}</StatusTag>}
          </p>
          <p className="text-small text-muted">{t('used', { when: formatInstant(usedAt, locale) })}</p>
          <p className="text-small text-muted">{t('since', { when: formatInstant(createdAt, locale) })}</p>
          {address !== '' && (
            <p className="text-small text-muted">{t('network', { address: leftToRight(address) })}</p>
          )}
        </div>
        {!isHere && (
          <Button
            size="compact"
            aria-label={t('endOf', { device })}
            busy={isBusy && t('busy')}
            onClick={press}
          >
            {t('end')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Keeps an address together inside a text that runs the other way. */
const leftToRight = (address: string): string => `\u2066${address}\u2069`
