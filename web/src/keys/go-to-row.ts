/** Rows of lists: of tables, and whatever else calls itself a row. */
const rows = 'main tbody tr, main [data-row]:not(tbody *)'
const inRow = 'a[href], button, input, summary'

/** Takes the focus to the next row of the page's lists, or the one before: to the first thing in it that can have it. */
export function goToRow(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(rows)].filter((row) => row.checkVisibility())
  const at = all.findIndex((row) => row.contains(document.activeElement))
  const target = at < 0 ? all[0] : all[at + step]
  if (!target) return
  const inside = target.matches(inRow) ? target : target.querySelector<HTMLElement>(inRow)
  if (!inside) target.tabIndex = -1
  ;(inside ?? target).focus()
}
