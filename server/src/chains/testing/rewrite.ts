/** Changes what the node answers to one call; undefined leaves it. */
export type Rewrite = (method: string, result: unknown, params: unknown) => unknown
