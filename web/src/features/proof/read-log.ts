import { getTransparency, type Transparency } from '@evenmoor/contract/transparency'
import { tilePath, tileWidth } from '@evenmoor/tlog/web'
import { call } from '#api/client.ts'

/** What everybody is shown, read anew; tests hand in their own. */
export type LogReader = {
  readonly published: () => Promise<Transparency>
  /** The hashes of the first entries of the log. */
  readonly hashes: (size: number) => Promise<readonly Uint8Array<ArrayBuffer>[]>
}

const hashBytes = 32

async function readTile(index: number, width: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const response = await fetch(`/log/${tilePath({ level: 0, index, width })}`, { credentials: 'omit' })
  if (!response.ok) throw new Error(`The log answered ${response.status}.`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length !== width * hashBytes) throw new Error('The log gave half a tile.')
  return Array.from({ length: width }, (_, at) => bytes.slice(at * hashBytes, (at + 1) * hashBytes))
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
