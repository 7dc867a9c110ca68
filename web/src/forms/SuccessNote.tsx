import { Banner } from '#ui/Banner.tsx'

/** Confirms what was done, next to where it was done. */
export function SuccessNote({ text }: { text: string | null }) {
  return (
    text !== null && (
      <Banner tone="gain" takesFocus>
        {text}
      </Banner>
    )
  )
}
