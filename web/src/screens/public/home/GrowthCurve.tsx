type GrowthCurveProps = {
  ratePpm: bigint
  days: number
  daysMax: number
  /** Days that have a tick on the track. */
  marks: readonly number[]
}

const [width, height, points] = [1_000, 120, 120] as const

/**
 * The curve above the slider: linear in dollars, its top is the value that is shown. Time runs with the language, as
 * the slider does. It repeats what the figures say, so it is not read out.
 */
export function GrowthCurve({ ratePpm, days, daysMax, marks }: GrowthCurveProps) {
  const end = (days / daysMax) * width
  const base = 1 + Number(ratePpm) / 1_000_000
  const line = Array.from({ length: points + 1 }, (_, index) => {
    const x = (index / points) * end
    // Of the value at the end, so that no power becomes too large.
    const share = base ** ((index / points - 1) * days)
    return `${x.toFixed(1)} ${(height - share * height).toFixed(1)}`
  }).join('L')
  return (
    <svg
      aria-hidden
      viewBox={`0 -4 ${width} ${height + 4}`}
      preserveAspectRatio="none"
      // The thumb's middle goes from half its width to half its width before the end.
      className="mx-5 -mb-5.5 h-24 w-[calc(100%-2.5rem)] overflow-visible md:h-40 rtl:-scale-x-100"
    >
      {marks.map((day) => (
        <path
          key={day}
          d={`M${((day / daysMax) * width).toFixed(1)} ${height}v14`}
          vectorEffect="non-scaling-stroke"
          strokeWidth={1.5}
          className="stroke-inverse-muted"
        />
      ))}
      <path
        d={`M0 ${height}H${width}`}
        vectorEffect="non-scaling-stroke"
        strokeWidth={8}
        strokeLinecap="round"
        className="stroke-inverse-line"
      />
      <path d={`M${line}V${height}H0Z`} className="fill-inverse-amber opacity-20" />
      <path
        d={`M${line}`}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeWidth={3}
        strokeLinecap="round"
        className="stroke-inverse-amber"
      />
      <path
        d={`M0 ${height}H${end.toFixed(1)}`}
        vectorEffect="non-scaling-stroke"
        strokeWidth={8}
        strokeLinecap="round"
        className="stroke-inverse-amber"
      />
    </svg>
  )
}
