export const tileCountMin = 4
export const tileCountMax = 12

export const gridLook = 'mt-4 grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-4'
/** The same size without and with figures: nothing jumps. */
export const tileLook =
  'relative flex h-52 flex-col gap-2 rounded-card border border-line bg-surface p-5 focus-within:border-control'

/** The same figures without their drawing: one line for each coin beside others on a page about something else. */
export const stripLook = 'mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4'
export const stripTileLook =
  'relative flex min-h-24 flex-col justify-between gap-2 rounded-control border border-line bg-surface p-4 focus-within:border-control'
