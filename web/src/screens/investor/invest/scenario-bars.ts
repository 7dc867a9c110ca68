/** Widths of the bars of cases, from 0 to 100, on one scale that also holds what was put in. Picture units, no money. */
export function scenarioBars(putIn: string, ends: readonly string[]): { widths: number[]; markX: number } {
  const values = ends.map(Number)
  const most = Math.max(Number(putIn), ...values)
  const scaled = (value: number) => Math.round((value / most) * 10_000) / 100
  return { widths: values.map(scaled), markX: scaled(Number(putIn)) }
}
