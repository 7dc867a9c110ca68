import { Banner } from '#ui/Banner.tsx'

/** Says what was done, where it was done. */
export function Outcome({ text }: { text: string | null }) {
  return (
    text !== null && (
      <Banner tone="gain" takesFocus>
        {text}
      </Banner>
    )
  )
}
