import { isolated } from '@evenmoor/contract/plain-text'
import type { GivenConsent, StaffRecordDetail } from '@evenmoor/contract/staff-records'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay, formatInstant } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'

/** Every consent there was, newest first: who, when, how, to what, and its end. */
export function Consents({ record }: { record: StaffRecordDetail }) {
  const t = useTranslations('staff.records.consents')
  const { consents, revision } = record
  return (
    <Card title={t('title')}>
      {consents.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {consents.map((consent) => (
          <li key={consent.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
            {consent.revision !== revision && <p className="text-small text-muted">{t('earlier')}</p>}
            <Consent consent={consent} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Consent({ consent }: { consent: GivenConsent }) {
  const t = useTranslations('staff.records')
  const tConsole = useTranslations('staff.console.common')
  const tWork = useTranslations('staff.work')
  const locale = useLocale()
  const { given_by, given_on, how, text, expires_on, recorded_by, recorded_at } = consent
  const { withdrawn_at, withdrawn_by, withdrawal_reason } = consent
  const moment = (name: string | null, at: string) =>
    tWork('by', { name: isolated(name ?? ''), time: formatInstant(at, locale) })
  return (
    <SummaryList
      rows={[
        { label: t('consents.givenBy'), value: <bdi>{given_by}</bdi> },
        { label: t('consents.givenOn'), value: formatDay(given_on, locale) },
        { label: t('consents.how'), value: <bdi>{how}</bdi> },
        {
          label: t('consents.text'),
          value: (
            <p dir="auto" className="whitespace-pre-wrap">
              {text}
            </p>
          ),
        },
        {
          label: t('consents.until'),
          value: expires_on === null ? t('consents.open') : formatDay(expires_on, locale),
        },
        { label: t('consents.recorded'), value: moment(recorded_by, recorded_at) },
        ...(withdrawn_at === null
          ? []
          : [
              { label: t('consents.withdrawn'), value: moment(withdrawn_by, withdrawn_at) },
              { label: tConsole('reason'), value: <bdi>{withdrawal_reason}</bdi> },
            ]),
      ]}
    />
  )
}
