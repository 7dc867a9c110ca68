const tokens = ['sunken', 'line', 'muted', 'primary', 'gain', 'loss', 'focus'] as const

/** Colors of the design as the drawing library reads them: "rgb(r, g, b)". */
export type ChartColors = Readonly<Record<(typeof tokens)[number], string>>

/** The present theme's colors at a place on the page. */
export function readChartColors(place: HTMLElement): ChartColors {
  const probe = place.appendChild(document.createElement('span'))
  try {
    const entries = tokens.map((token) => {
      probe.style.color = `var(--color-${token})`
      return [token, rgbOf(getComputedStyle(probe).color)] as const
    })
    return Object.fromEntries(entries) as ChartColors
  } finally {
    probe.remove()
  }
}

/** Calls when the device's own theme or contrast changes; answers how to stop. */
export function onThemeChange(changed: () => void): () => void {
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) =>
    matchMedia(query),
  )
  for (const query of queries) query.addEventListener('change', changed)
  return () => queries.forEach((query) => query.removeEventListener('change', changed))
}

/** The tokens are oklch(), which the library cannot read: a painted pixel tells their bytes. */
function rgbOf(color: string): string {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  if (context === null) return 'rgb(128, 128, 128)'
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
