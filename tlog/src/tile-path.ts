/** Where each static file of a log is (c2sp.org/tlog-tiles). Browsers load this file too: no type of Node is in it. */

/** Hashes in a full tile, and entries in a full bundle. */
export const tileWidth = 256

/** A tile of hashes, or with level `entries` the bundle of entries below the tile at level 0. */
export type Tile = {
  readonly level: number | 'entries'
  readonly index: number
  /** How many it holds, 1 to 256. */
  readonly width: number
}

/** Where a tile is below the log's prefix, such as `tile/0/x001/x234/067.p/12`. */
export function tilePath({ level, index, width }: Tile): string {
  const digits = String(index).padStart(3, '0')
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0')
  const parts = padded.match(/\d{3}/g) ?? []
  const place = parts.map((part, at) => (at === parts.length - 1 ? part : `x${part}`)).join('/')
  return `tile/${level}/${place}${width === tileWidth ? '' : `.p/${width}`}`
}

/** The tile at a path; undefined where the path is not exactly one. */
export function parseTilePath(path: string): Tile | undefined {
  const match = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path)
  if (match === null) return undefined
  const [, level = '', place = '', width = String(tileWidth)] = match
  const tile: Tile = {
    level: level === 'entries' ? level : Number(level),
    index: Number(place.replaceAll(/[x/]/g, '')),
    width: Number(width),
  }
  const isInRange = tile.level === 'entries' || tile.level <= 63
  return isInRange && tile.width > 0 && tilePath(tile) === path ? tile : undefined
}
