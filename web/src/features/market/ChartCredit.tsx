/** The notice that the licence of the drawing library asks for. Names and copyright: the same in every language. */
export const ChartCredit = () => (
  <p lang="en" className="text-micro text-muted">
    <a href="https://www.tradingview.com/" rel="noreferrer" className="link">
      Charts by TradingView Lightweight Charts™
    </a>{' '}
    Copyright © 2026 TradingView, Inc.
  </p>
)
