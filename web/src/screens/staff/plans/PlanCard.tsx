import { callOffPlanTerms, closePlan, type PlanVersion, type StaffPlan } from '@evenmoor/contract/staff-plans'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatMoney, formatPercent } from '#lib/format-money.ts'
import { formatInstant } from '#lib/format-time.ts'
import { pathTo } from '#paths.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Tone } from '#ui/tone.ts'
import { PlanActDialog } from './PlanActDialog.tsx'

const planTones: Readonly<Record<StaffPlan['state'], Tone>> = {
  open: 'gain',
  announced: 'info',
  closed: 'neutral',
}
const versionTones: Readonly<Record<PlanVersion['state'], Tone>> = {
  in_force: 'gain',
  announced: 'info',
  past: 'neutral',
  called_off: 'neutral',
}

/** A plan, its versions newest first, and what can be done with it. */
export function PlanCard({ plan }: { plan: StaffPlan }) {
  const t = useTranslations('staffPlans')
  const [act, setAct] = useState<'close' | 'callOff' | null>(null)
  const columns = useColumns()
  const { id, title, state, versions } = plan
  const announced = versions.find((version) => version.state === 'announced')
  return (
    <Card title={title} aside={<StatusTag tone={planTones[state]}>{t(`state.${state}`)}</StatusTag>}>
      <DataTable
        caption={t('caption', { plan: title })}
        columns={columns}
        rows={versions}
        rowKey={({ version }) => String(version)}
      />
      {state !== 'closed' && (
        <div className="flex flex-wrap gap-3">
          <LinkButton
            to={pathTo('staffPlans', { query: { change: id } })}
            aria-label={t('changeOf', { plan: title })}
          >
            {t('change')}
          </LinkButton>
          {announced && (
            <Button onClick={() => setAct('callOff')}>
              {t('callOff', { version: String(announced.version) })}
            </Button>
          )}
          <Button look="danger" aria-label={t('closeOf', { plan: title })} onClick={() => setAct('close')}>
            {t('close')}
          </Button>
        </div>
      )}
      <PlanActDialog
        key={`close.${act === 'close'}`}
        open={act === 'close'}
        onClose={() => setAct(null)}
        title={t('closeDialog.title', { plan: title })}
        text={t('closeDialog.text')}
        confirm={t('closeDialog.confirm')}
        send={(reason, sent) => call(closePlan, { params: { id }, body: { reason }, ...sent })}
      />
      {announced && (
        <PlanActDialog
          key={`callOff.${act === 'callOff'}`}
          open={act === 'callOff'}
          onClose={() => setAct(null)}
          title={t('callOffDialog.title', { version: String(announced.version), plan: title })}
          text={t('callOffDialog.text')}
          confirm={t('callOffDialog.confirm')}
          send={(reason, sent) =>
            call(callOffPlanTerms, {
              params: { id },
              body: { version: announced.version, reason },
              ...sent,
            })
          }
        />
      )}
    </Card>
  )
}

function useColumns(): readonly Column<PlanVersion>[] {
  const t = useTranslations('staffPlans')
  const locale = useLocale()
  const dollars = (amount: string) => formatMoney(amount, 'USD', locale, { trimmed: true })
  return [
    {
      key: 'version',
      header: t('version'),
      cell: ({ version, state }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {version}
          <StatusTag tone={versionTones[state]}>{t(`versionState.${state}`)}</StatusTag>
        </span>
      ),
      narrow: 'startTop',
      rowHeader: true,
    },
    {
      key: 'range',
      header: t('range'),
      cell: ({ min_deposit, max_deposit }) => (
        <bdi className="whitespace-nowrap">
          {dollars(min_deposit)} – {dollars(max_deposit)}
        </bdi>
      ),
      narrow: 'endTop',
    },
    {
      key: 'rate',
      header: t('rate'),
      cell: ({ daily_rate, result_source }) =>
        `${formatPercent(daily_rate, locale)} · ${t(`sources.${result_source}`)}`,
      narrow: 'startBottom',
    },
    {
      key: 'from',
      header: t('from'),
      cell: ({ effective_from }) => formatInstant(effective_from, locale),
      narrow: 'endBottom',
    },
    {
      key: 'by',
      header: t('by'),
      cell: ({ made_by }) => <bdi>{made_by ?? t('installation')}</bdi>,
      narrow: 'wideOnly',
    },
    {
      key: 'positions',
      header: t('positions'),
      cell: ({ open_positions }) => open_positions,
      narrow: 'wideOnly',
      numeric: true,
    },
  ]
}
