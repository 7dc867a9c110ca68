import * as contract from '@evenmoor/contract/records'
import { localeOf } from '@evenmoor/contract/locales'
import { utcDay } from '#platform/clock.ts'
import { route } from '#platform/http/bind.ts'
import { testimonialsMin } from './record.ts'
import { type RecordRow, selectShown } from './record-store.ts'

/** People on public pages, shown only while their consent is valid. */
export const routes = [
  route(contract.listTestimonials, async ({ ctx, tx }) => {
    const rows = await selectShown(tx, utcDay(ctx.clock.now()), 'testimonial')
    return rows.length < testimonialsMin
      ? []
      : rows.map((row) => ({ ...shownFrom(row), said_on: row.said_on ?? '' }))
  }),

  route(contract.listTeam, async ({ ctx, tx }) => {
    const rows = await selectShown(tx, utcDay(ctx.clock.now()), 'team')
    return rows.map((row) => ({ ...shownFrom(row), role: row.role ?? '' }))
  }),
]

const shownFrom = ({ id, name, words, locale }: RecordRow) => ({ id, name, words, locale: localeOf(locale) })
