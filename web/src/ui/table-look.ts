/**
 * Where a column stands when a row becomes two lines on a narrow screen: name and amount on the first, detail
 * and status on the second; buttons `below` them, over the whole width. `secondLine` and `thirdLine` are a line
 * of their own, its parts at both ends. `wideOnly` columns repeat what the others
 * say; `widestOnly` ones also need much room, and `roomOnly` ones all of it: no detail beside the list (`data-panel`).
 */
export type NarrowPlace =
  | 'startTop'
  | 'endTop'
  | 'startBottom'
  | 'endBottom'
  | 'below'
  | 'secondLine'
  | 'thirdLine'
  | 'wideOnly'
  | 'widestOnly'
  | 'roomOnly'
  | 'beside'

const ownLine = 'col-span-2 flex flex-wrap empty:hidden items-baseline justify-between gap-x-4'

export const narrowPlaces: Readonly<Record<NarrowPlace, string>> = {
  startTop: 'col-start-1 row-start-1',
  endTop: 'col-start-2 row-start-1 text-end',
  startBottom: 'col-start-1 row-start-2 text-small text-muted md:text-body md:text-text',
  endBottom: 'col-start-2 row-start-2 text-end',
  below: 'col-span-2 row-start-3 text-end',
  secondLine: `${ownLine} row-start-2`,
  thirdLine: `${ownLine} row-start-3`,
  wideOnly: 'hidden md:table-cell',
  // Stronger than what makes every other cell one of a table from 768 px on.
  widestOnly: 'max-xl:hidden!',
  roomOnly: 'max-xl:hidden! in-data-panel:hidden!',
  // Where there are columns at all, but not beside a detail.
  beside: 'max-md:hidden! in-data-panel:hidden!',
}
