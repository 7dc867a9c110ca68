/** As much of an offer as is searched, in characters. */
export const offerLengthMax = 20_000
