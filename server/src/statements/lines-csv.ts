import * as z from 'zod/mini'
import { csvColumns, csvHeader, csvLine } from '#platform/list/csv.ts'
import type { StatementLine } from './statement.ts'

const text = z.nullable(z.string())

const columns = csvColumns(
  z.object({
    transfer: text,
    at: text,
    day: text,
    kind: text,
    plan: text,
    coin: text,
    reference: text,
    change: text,
    moved: text,
    fee: text,
    balance: text,
    currency: text,
    mode: text,
  }),
)

/** The lines of a statement as one CSV file; the same lines are the same bytes. */
export const linesCsv = (lines: readonly StatementLine[], mode: 'practice' | 'test'): string =>
  csvHeader(columns) + lines.map((line) => csvLine(columns, { ...line, currency: 'USD', mode })).join('')
