/**
 * Where a column stands when a row becomes two lines on a narrow screen: name and amount on the first, detail
 * and status on the second; buttons `below` them, over the whole width. `wideOnly` columns repeat what the others
 * say; `widestOnly` ones also need much room, and `roomOnly` ones all of it: no detail beside the list (`data-panel`).
 */
export type NarrowPlace =
  | 'startTop'
  | 'endTop'
  | 'startBottom'
  | 'endBottom'
  | 'below'
  | 'wideOnly'
  | 'widestOnly'
  | 'roomOnly'

export const narrowPlaces: Readonly<Record<NarrowPlace, string>> = {
  startTop: 'col-start-1 row-start-1',
  endTop: 'col-start-2 row-start-1 text-end',
  startBottom: 'col-start-1 row-start-2 text-small text-muted md:text-body md:text-text',
  endBottom: 'col-start-2 row-start-2 text-end',
  below: 'col-span-2 row-start-3 text-end',
  wideOnly: 'hidden md:table-cell',
  // Stronger than what makes every other cell one of a table from 768 px on.
  widestOnly: 'max-xl:hidden!',
  roomOnly: 'max-xl:hidden! in-data-panel:hidden!',
}
