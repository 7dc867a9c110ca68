import { getTransparency, type Transparency } from '@evenmoor/contract/transparency'
import { tilePath, tileWidth } from '@evenmoor/tlog/web'
import { call } from '#api/client.ts'

/** What everybody is shown, read anew; tests hand in their own. */
export type LogReader = {
  readonly published: () => Promise<Transparency>
  /** The hashes of the first entries of the log; fewer where it doesn't have them. */
  readonly hashes: (size: number) => Promise<readonly Uint8Array<ArrayBuffer>[]>
}

const hashBytes = 32
const notFound = 404

/** Hashes of a tile; none where the log doesn't have it. */
async function readTile(index: number, width: number): Promise<Uint8Array<ArrayBuffer>[]> {
  // A log may drop a tile's narrower forms once it is whole.
  for (const each of width === tileWidth ? [width] : [width, tileWidth]) {
    const response = await fetch(`/log/${tilePath({ level: 0, index, width: each })}`, {
      credentials: 'omit',
    })
    if (response.status === notFound) continue
    if (!response.ok) throw new Error(`The log answered ${response.status}.`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (bytes.length !== each * hashBytes) throw new Error('The log gave half a tile.')
    return Array.from({ length: width }, (_, at) => bytes.slice(at * hashBytes, (at + 1) * hashBytes))
  }
  return []
}

export const publicLog: LogReader = {
  published: () => call(getTransparency),
  hashes: async (size) => {
    const widths = Array.from({ length: Math.ceil(size / tileWidth) }, (_, index) =>
      Math.min(tileWidth, size - index * tileWidth),
    )
    return (await Promise.all(widths.map((width, index) => readTile(index, width)))).flat()
  },
}
