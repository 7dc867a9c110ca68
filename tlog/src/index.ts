/** Transparency logs after C2SP. Trees, proofs and tiles know nothing of keys; notes know nothing of trees. */
export { type Checkpoint, checkpointText, parseCheckpoint } from './checkpoint.ts'
export { isKeyName, type KeyType, type SignerKey, signerKey, type VerifierKey, verifierKey } from './keys.ts'
export { formatLogProof, type LogProof, parseLogProof, verifyLogProof } from './log-proof.ts'
export {
  emptyRoot,
  leafHash,
  MerkleTree,
  nodeHash,
  rootFromInclusion,
  type TreeHead,
  verifyConsistency,
  verifyInclusion,
} from './merkle-tree.ts'
export {
  type NoteSignature,
  type OpenedNote,
  openNote,
  parseNote,
  type ParsedNote,
  signatureLine,
  signNote,
} from './note.ts'
export { parseTilePath, type Tile, tilePath, tileWidth } from './tile-path.ts'
export { bundleOfEntries, entriesOfBundle, hashesOfTile, newTiles, tileOfHashes, tilesOf } from './tiles.ts'
export { TlogProblem, type TlogProblemCode } from './tlog-problem.ts'
