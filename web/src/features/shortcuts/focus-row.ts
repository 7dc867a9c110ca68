/** Rows of lists: of tables, and whatever else calls itself a row. */
const rows = 'main tbody tr, main [data-row]:not(tbody *)'
const inRow = 'a[href], button, input, summary'

/** Takes the focus to the next row of the page's lists, or the one before: to the first thing in it that can have it. */
export function focusRow(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(rows)]
  const at = all.findIndex((row) => row.contains(document.activeElement))
  const ahead = at < 0 ? all : step === 1 ? all.slice(at + 1) : all.slice(0, at).toReversed()
  // Only until one is found: to look whether a row is visible, the browser works out how it is drawn.
  const target = ahead.find((row) => row.checkVisibility())
  if (!target) return
  const inside = target.matches(inRow) ? target : target.querySelector<HTMLElement>(inRow)
  if (!inside) target.tabIndex = -1
  ;(inside ?? target).focus()
}
