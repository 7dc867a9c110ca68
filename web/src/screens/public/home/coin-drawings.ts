import { coinSigns } from '#ui/coin-signs.ts'

/** The eight coins of the stage, and the sign on each one's face. */
export const coinDrawings = [
  ['bitcoin', coinSigns.btc],
  ['bnb', coinSigns.bnb],
  ['cardano', coinSigns.ada],
  ['eth', coinSigns.eth],
  ['pi', coinSigns.pi],
  ['sol', coinSigns.sol],
  ['usdt', coinSigns.usdt],
  ['xrp', coinSigns.xrp],
] as const
