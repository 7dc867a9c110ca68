/** Larger than what cameras of phones write. */
export const pictureMaxMb = 25
