/** How values spread over a height: the largest at the top, the smallest at the bottom; equal ones in the middle. */
function heightScale(values: readonly number[], height: number): (value: number) => number {
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  return (value) => (span === 0 ? height / 2 : height - ((value - low) / span) * height)
}

/** An SVG path through values at equal distances; empty for fewer than two. For drawing only: floats are fine. */
export function linePath(values: readonly number[], width: number, height: number): string {
  if (values.length < 2) return ''
  const place = heightScale(values, height)
  const step = width / (values.length - 1)
  return values
    .map(
      (value, index) => `${index === 0 ? 'M' : 'L'}${(index * step).toFixed(2)} ${place(value).toFixed(2)}`,
    )
    .join('')
}
