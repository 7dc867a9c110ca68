/** Rows of a list as CSV (RFC 4180), safe to open in a spreadsheet. */
import { refusalShape } from '@evenmoor/contract/wire'
import * as z from 'zod/mini'

export type CsvColumn = { readonly name: string; readonly read: (row: unknown) => string }

/**
 * The columns of an item: its fields, those of an object in it as `<object>_<field>`, lists of plain values joined.
 * Lists of objects are left out: they are histories with rows of their own.
 */
export const csvColumns = (item: z.ZodMiniObject): readonly CsvColumn[] =>
  Object.entries(item.shape).flatMap(([field, schema]) => columnsOf(field, schema))

export const csvHeader = (columns: readonly CsvColumn[]): string => line(columns.map(({ name }) => name))

export const csvLine = (columns: readonly CsvColumn[], row: unknown): string =>
  line(columns.map(({ read }) => read(row)))

function columnsOf(field: string, schema: unknown): CsvColumn[] {
  const kind = unwrapped(schema)
  // The sentence beside it has a column of its own.
  if (kind === refusalShape) return []
  const valueIn = (row: unknown): unknown => (row as Record<string, unknown> | null)?.[field]
  if (kind instanceof z.ZodMiniObject) {
    return csvColumns(kind).map(({ name, read }) => ({
      name: `${field}_${name}`,
      read: (row) => read(valueIn(row) ?? null),
    }))
  }
  if (kind instanceof z.ZodMiniArray && unwrapped(kind.def.element) instanceof z.ZodMiniObject) return []
  return [{ name: field, read: (row) => textOf(valueIn(row)) }]
}

function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional) {
    return unwrapped(schema.def.innerType)
  }
  return schema
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/**
 * What a spreadsheet takes for a formula (OWASP, CSV injection), also written in full width and after spaces, which some
 * of them fold and trim; a plain negative number is none.
 */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－﹣−＠]|^[\t\r\n]/u
const plainNumber = /^-?\d+(\.\d+)?$/

/** What turns the cells beside it in a viewer; it says nothing itself. */
const turningSigns = /\p{Bidi_Control}/gu

function cell(raw: string): string {
  const text = raw.replaceAll(turningSigns, '')
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
