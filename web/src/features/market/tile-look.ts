export const tileCountMin = 4
export const tileCountMax = 12

/** One card, its tiles parted by lines. */
export const gridLook =
  'mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line huge-text:grid-cols-1 xl:grid-cols-4'
/** The same size without and with figures, so nothing jumps; higher where letters are so large that they need it. */
export const tileLook =
  'relative flex min-h-40 min-w-0 flex-col gap-1.5 bg-surface p-3.5 focus-within:bg-hover hover:bg-hover md:min-h-48 md:gap-2 md:p-5'

/** The same figures without their drawing: one line for each coin beside others on a page about something else. */
export const stripLook = 'mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4'
export const stripTileLook =
  'relative flex min-h-24 flex-col justify-between gap-2 rounded-control border border-line bg-surface p-4 focus-within:border-control'
