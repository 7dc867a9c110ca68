/** Shown in place of figures to readers without JavaScript. */
export const NeedsScript = ({ text }: { text: string }) => (
  <noscript>
    <p className="text-small text-risk">{text}</p>
  </noscript>
)
