/** The prefix of a lock's number, where it is shown and where it is searched for. */
export const lockReferencePrefix = 'A-'
