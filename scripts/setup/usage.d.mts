export function answerHelp(usage: string, words?: readonly string[]): void
