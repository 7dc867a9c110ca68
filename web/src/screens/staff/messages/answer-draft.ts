/** The name under which the begun answer to a message is kept. */
export const answerDraft = (messageId: string): string => `answer ${messageId}`
