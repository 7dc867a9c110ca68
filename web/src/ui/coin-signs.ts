/** The sign on a coin's face, as a stroked path. Signs, not the logos of companies: nothing is endorsed. */
export const coinSigns = {
  usdt: 'M31 32h34M48 32v37M35 50l26-7M35 58l26-7',
  bnb: 'M48 27l21 21-21 21-21-21zM48 39l9 9-9 9-9-9z',
  eth: 'M32 33h32M37 48h22M32 63h32',
  btc: 'M39 31v34M33 31h18a8.5 8.5 0 0 1 0 17H39M39 48h14a8.5 8.5 0 0 1 0 17H33M43 24v7M51 24v7M43 65v7M51 65v7',
  ltc: 'M49 29 40 66h25M34 53l24-9',
  trx: 'M29 31l34 7-15 29zM29 31l21 16 13-9M50 47l-2 20',
  ada: 'M33 68 48 28l15 40M30 49h36M28 58h40',
  pi: 'M30 38c2-5 6-6 12-6h24M42 33c0 13-1 24-7 32M56 33v23c0 7 3 9 8 7',
  sol: 'M48 29a19 19 0 1 0 .1 0zM48 40a8 8 0 1 0 .1 0z',
  xrp: 'M33 31l9 9a8.5 8.5 0 0 0 12 0l9-9M33 65l9-9a8.5 8.5 0 0 1 12 0l9 9',
} as const
