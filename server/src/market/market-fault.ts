/** Why the market data service gave nothing usable. Goes to the log, never to a visitor. */
export class MarketFault extends Error {
  /** Whether the same request may well succeed a moment later. */
  readonly isPassing: boolean
  /** How long the service asked to be left alone. */
  readonly retryAfterMs: number | undefined

  constructor(
    what: string,
    { isPassing = true, retryAfterMs }: { isPassing?: boolean; retryAfterMs?: number } = {},
  ) {
    super(what)
    this.name = 'MarketFault'
    this.isPassing = isPassing
    this.retryAfterMs = retryAfterMs
  }
}
