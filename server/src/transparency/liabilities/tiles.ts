import { nodeBytes, writeParent } from './liability-hash.ts'

/** Nodes that are kept together: a tile's own upper levels are computed anew when they are needed. */
export const tileWidth = 256
/** How many levels a tile stands for. */
export const tileLevels = 8

/** The one node above these; their number is a power of two. */
export const topOf = (nodes: Buffer): Buffer => levelsAbove(nodes).at(-1) ?? nodes

/** The levels from these nodes, whose number is a power of two, up to a single one. */
export function levelsAbove(nodes: Buffer): Buffer[] {
  const levels = [nodes]
  for (let level = nodes; level.length > nodeBytes;) {
    const next = Buffer.alloc(level.length / 2)
    for (let at = 0; at < next.length; at += nodeBytes) writeParent(level, 2 * at, next, at)
    levels.push(next)
    level = next
  }
  return levels
}
