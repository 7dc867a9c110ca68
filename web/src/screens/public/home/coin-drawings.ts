import { coinSigns } from '#ui/coin-signs.ts'

/** The eight coins of the stage, and the sign on each one's face. */
export const coinDrawings = [
  ['bitcoin', coinSigns.btc],
  ['bnb', coinSigns.bnb],
  ['cardano', 'M33 68 48 28l15 40M30 49h36M28 58h40'],
  ['eth', coinSigns.eth],
  ['pi', 'M30 38c2-5 6-6 12-6h24M42 33c0 13-1 24-7 32M56 33v23c0 7 3 9 8 7'],
  ['sol', 'M48 29a19 19 0 1 0 .1 0zM48 40a8 8 0 1 0 .1 0z'],
  ['usdt', coinSigns.usdt],
  ['xrp', 'M33 31l9 9a8.5 8.5 0 0 0 12 0l9-9M33 65l9-9a8.5 8.5 0 0 1 12 0l9 9'],
] as const
