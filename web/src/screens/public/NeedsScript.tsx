/** Stands where figures would, for whoever reads without JavaScript. */
export const NeedsScript = ({ text }: { text: string }) => (
  <noscript>
    <p className="text-small text-risk">{text}</p>
  </noscript>
)
