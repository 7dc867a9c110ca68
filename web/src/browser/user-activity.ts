/** Long enough for a page to be there first, with all it reads: what its first view doesn't show is loaded after that. */
export const afterFirstViewMs = 1_500

const inputs = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'popstate'] as const

/** Resolves with the person's first input. */
export const untilFirstInput = (): Promise<void> =>
  new Promise((resolve) => {
    const come = () => {
      for (const input of inputs) removeEventListener(input, come, true)
      resolve()
    }
    for (const input of inputs) addEventListener(input, come, { capture: true, passive: true })
  })

/** Resolves when an element is within half a window of the viewport. */
export const untilNearViewport = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        seen.disconnect()
        resolve()
      },
      { rootMargin: '50% 0px' },
    )
    seen.observe(element)
  })
