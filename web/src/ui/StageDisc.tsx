/** The mark, large and pale, behind a product image: one on a page. It is cut at the edges of its place, which is `isolate`. */
export function StageDisc() {
  return (
    <div aria-hidden className="absolute inset-0 -z-20 flex items-center justify-center overflow-hidden">
      <svg viewBox="0 0 540 546" className="size-140 shrink-0 md:size-149">
        <path d="M0 270a270 270 0 0 1 540 0z" className="fill-stage-a" />
        <path d="M0 276a270 270 0 0 0 540 0z" className="fill-stage-b" />
      </svg>
    </div>
  )
}
