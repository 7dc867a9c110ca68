/** A server with a superuser's address. */
export type BenchServer = { readonly name: string; readonly url: string; readonly stop: () => Promise<void> }
