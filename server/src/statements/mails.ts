import type { Letter } from '#mails/letter.ts'

type Ready = { readonly period: string; readonly openingMinor: bigint; readonly closingMinor: bigint }

/** Sent when a month's statement is ready, to people who asked for it. */
export const statementReadyMail =
  (publicUrl: string, { period, openingMinor, closingMinor }: Ready): Letter =>
  ({ t, dollars, month }) => ({
    subject: t('statement.subject', { month: month(period) }),
    paragraphs: [t('statement.how')],
    figures: [
      { label: t('figures.opening'), value: dollars(openingMinor) },
      { label: t('figures.closing'), value: dollars(closingMinor), isTotal: true },
    ],
    link: { label: t('statement.open'), url: `${publicUrl}/dashboard/statements` },
    reason: t('statement.reason'),
  })
