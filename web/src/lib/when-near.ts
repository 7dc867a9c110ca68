const inputs = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'popstate'] as const

/** Until the person does anything at all. */
export const whenInput = (): Promise<void> =>
  new Promise((resolve) => {
    const come = () => {
      for (const input of inputs) removeEventListener(input, come, true)
      resolve()
    }
    for (const input of inputs) addEventListener(input, come, { capture: true, passive: true })
  })

/** Until an element has come within half a window of the visible part. */
export const whenNear = (element: Element): Promise<void> =>
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
