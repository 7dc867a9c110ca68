import type { Health } from '@evenmoor/contract/staff-system'
import { useLocale, useTranslations } from 'use-intl'
import { formatAge, formatInstant } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { useNetworkName } from '../networks/use-network-name.ts'

/** Mail, chains, backups and market as they are now. */
export function HealthCard({ health }: { health: Health }) {
  const t = useTranslations('staff.console.system')
  const tChecks = useTranslations('staff.console.integrityChecks.names')
  const networkName = useNetworkName()
  const { transfer_chain, audit_chain, changed_addresses } = health
  return (
    <Card title={t('health')}>
      <SummaryList
        rows={[
          { label: t('mail'), value: <Mail health={health} /> },
          { label: tChecks('transfer_chain'), value: t('chainText', transfer_chain) },
          { label: tChecks('audit_chain'), value: t('chainText', audit_chain) },
          { label: t('addresses'), value: <Addresses changed={changed_addresses} /> },
          { label: t('backups'), value: <Backups backups={health.backups} at={health.at} /> },
          { label: t('market'), value: <Market market={health.market} /> },
          ...health.networks.map((network) => ({
            label: networkName({ network: network.network, network_name: network.name }),
            value: <Network network={network} at={health.at} />,
          })),
        ]}
      />
    </Card>
  )
}

/** The checkouts whose stored address somebody changed. */
function Addresses({ changed: { count, found } }: { changed: Health['changed_addresses'] }) {
  const t = useTranslations('staff.console.system')
  const locale = useLocale()
  if (count === 0) return <StatusTag tone="gain">{t('addressesKept')}</StatusTag>
  return (
    <div className="flex flex-col gap-1">
      <InlineMessage tone="loss">{t('addressesChanged', { count })}</InlineMessage>
      <ul className="text-small">
        {found.map(({ deposit_id, deposit_reference, address, found_at }) => (
          <li key={`${deposit_id} ${address}`} className="break-all">
            {t('addressFound', { deposit: deposit_reference, time: formatInstant(found_at, locale) })}{' '}
            <bdi dir="ltr" className="text-muted">
              {address}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Mail({ health: { mail, at } }: { health: Health }) {
  const t = useTranslations('staff.console.system')
  const locale = useLocale()
  const { waiting, failing, parked, oldest_waiting_at, reasons } = mail
  const age = oldest_waiting_at === null ? null : formatAge(oldest_waiting_at, Date.parse(at), locale)
  return (
    <>
      <p>{t('mailText', { waiting, failing, parked })}</p>
      {age !== null && <p className="text-small text-muted">{t('mailOldest', { age })}</p>}
      {reasons.length > 0 && (
        <ul dir="ltr" lang="en" className="list-disc ps-5 text-small text-risk">
          {reasons.map(({ error, count }) => (
            <li key={error} className="wrap-anywhere">
              {count} × {error}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** A night may be missed, and a backup takes its time. */
const backupLateMs = 36 * 3_600_000

function Backups({ backups, at }: Pick<Health, 'backups' | 'at'>) {
  const t = useTranslations('staff.console.system')
  const locale = useLocale()
  if (backups === null) return t('backupsUnset')
  const { backed_up_at, tried_at } = backups
  if (backed_up_at === null) return <StatusTag tone="loss">{t('backupMissing')}</StatusTag>
  const nowMs = Date.parse(at)
  const isLate =
    tried_at === null || nowMs - Math.min(Date.parse(backed_up_at), Date.parse(tried_at)) > backupLateMs
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {t('backupMade', { age: formatAge(backed_up_at, nowMs, locale) })}
        <StatusTag tone={isLate ? 'loss' : 'gain'}>{isLate ? t('late') : t('ok')}</StatusTag>
      </p>
      <p className="text-small text-muted">
        {tried_at === null
          ? t('backupUntried')
          : t('backupTried', { age: formatAge(tried_at, nowMs, locale) })}
      </p>
    </>
  )
}

function Market({ market }: Pick<Health, 'market'>) {
  const t = useTranslations('staff.console.system')
  const locale = useLocale()
  const { provider, is_answering, is_left_alone, oldest_price_at, doubted } = market
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {provider === 'simulated' ? t('simulated') : provider}
        <StatusTag tone={is_answering ? 'gain' : 'loss'}>
          {is_answering ? t('answering') : t('silent')}
        </StatusTag>
        {is_left_alone && <StatusTag tone="risk">{t('leftAlone')}</StatusTag>}
      </p>
      <p className="text-small text-muted">
        {oldest_price_at === null
          ? t('priceMissing')
          : t('priceAge', { time: formatInstant(oldest_price_at, locale, 'second') })}
      </p>
      {doubted > 0 && <p className="text-small text-risk">{t('doubted', { count: doubted })}</p>}
    </>
  )
}

function Network({ network, at }: { network: Health['networks'][number]; at: string }) {
  const t = useTranslations('staff.console.system')
  const locale = useLocale()
  const { read_to, tip, tip_since, paused_at, paused_reason } = network
  return (
    <>
      <p className="figures flex flex-wrap items-center gap-2">
        {t('readTo', { height: read_to })}
        <StatusTag tone={paused_at === null ? 'gain' : 'loss'}>
          {paused_at === null ? t('ok') : t('paused', { time: formatInstant(paused_at, locale) })}
        </StatusTag>
      </p>
      {tip !== null && tip_since !== null && (
        <p className="figures text-small text-muted">
          {t('tip', { height: tip, age: formatAge(tip_since, Date.parse(at), locale) })}
        </p>
      )}
      {paused_reason !== null && (
        <p lang="en" dir="ltr" className="text-small text-loss">
          {paused_reason.replaceAll('_', ' ')}
        </p>
      )}
    </>
  )
}
