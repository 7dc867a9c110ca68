/** How long a person waits for an answer before a sentence says that there is none. */
export const answerWithinMs = 10_000
