import { InlineMessage } from '#ui/InlineMessage.tsx'

/** Below plans that may be older than those in force: the call failed, or nothing here can make it. */
export function PlansNote({ isStale, text }: { isStale: boolean; text: string }) {
  const note = (
    <div className="mt-3">
      <InlineMessage tone="info">{text}</InlineMessage>
    </div>
  )
  return isStale ? note : <noscript>{note}</noscript>
}
