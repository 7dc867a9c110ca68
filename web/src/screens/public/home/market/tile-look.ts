export const fewTiles = 4
export const manyTiles = 12

export const gridLook = 'mt-4 grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-4'
/** The same size without and with figures: nothing jumps. */
export const tileLook =
  'relative flex h-52 flex-col gap-2 rounded-card border border-line bg-surface p-5 focus-within:border-control'
