import { problemType } from '@evenmoor/contract/problem-type'

/** What each call asks for: refusals come as problems, with codes. */
export const accepted = `${problemType}, application/json`
