/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { expect, type Locator, type Page } from '@playwright/test'
import { settled } from './settled.ts'

/** A person with a keyboard and nothing else. */
export type Keyboard = {
  /** Goes on with Tab until this has the focus; each thing passed must show that it has it, and be seen. */
  readonly reach: (target: Locator) => Promise<void>
  /** Reaches a field and types into it. */
  readonly type: (target: Locator, text: string) => Promise<void>
  /** Reaches a button or link and presses Enter. */
  readonly press: (target: Locator) => Promise<void>
  /** Reaches a set of choices and moves with the arrows to one of them. */
  readonly choose: (target: Locator) => Promise<void>
  /** Reaches a checkbox and ticks it with Space. */
  readonly tick: (target: Locator) => Promise<void>
}

const stopsMax = 90

/** The page's own keyboard. A mouse pointer that moved, or a click, would be a mistake of the test. */
export function keyboardOf(page: Page): Keyboard {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let stops = 0; stops < stopsMax; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
      expect(await hiddenFocus(page)).toBeNull()
    }
    throw new Error(`${String(target)} is not reached with ${stopsMax} presses of Tab`)
  }
  return {
    reach,
    type: async (target, text) => {
      await reach(target)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    press: async (target) => {
      await reach(target)
      await page.keyboard.press('Enter')
    },
    choose: async (target) => {
      const name = await target.getAttribute('name')
      const group = page.locator(`input[type=radio][name="${name}"]`)
      const checked = group.and(page.locator(':checked'))
      // Tab comes to the chosen one of a set, or to its first.
      await reach((await checked.count()) > 0 ? checked : group.first())
      // What is pressed is chosen a moment later where the choice stands in the address.
      const isTaken = () => expect(group.and(page.locator(':focus'))).toBeChecked()
      if (!(await target.isChecked())) {
        await page.keyboard.press('Space')
        await isTaken()
      }
      for (let moves = 0; moves < (await group.count()) && !(await target.isChecked()); moves += 1) {
        await page.keyboard.press('ArrowDown')
        await isTaken()
        expect(await hiddenFocus(page)).toBeNull()
      }
      await expect(target).toBeChecked()
    },
    tick: async (target) => {
      await reach(target)
      await page.keyboard.press('Space')
      await expect(target).toBeChecked()
    },
  }
}

/** What is wrong with how the focus is seen: it has no ring, or something lies over it; null when nothing is. */
async function hiddenFocus(page: Page): Promise<string | null> {
  await settled(page)
  return faultOfFocus(page)
}

const faultOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    const name = `${focused.tagName} "${(focused.textContent || focused.getAttribute('name') || '').trim().slice(0, 40)}"`
    // A card or a field may show the ring of what stands inside it.
    const bearers: Element[] = []
    for (let bearer: Element | null = focused; bearer && bearers.length < 4; bearer = bearer.parentElement)
      bearers.push(bearer)
    const ring = bearers.find((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    if (!ring) return `${name} of type ${focused.getAttribute('type')} shows no ring`
    const { left, right, top, bottom } = ring.getBoundingClientRect()
    const [middle, inset] = [(top + bottom) / 2, 3]
    // Not in the corners: what is round there lets through what lies behind.
    const points = [
      [(left + right) / 2, middle],
      [left + inset, middle],
      [right - inset, middle],
    ].filter(([x = 0, y = 0]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    if (points.length === 0) return `${name} is outside the window`
    const covered = points.find(([x = 0, y = 0]) => {
      const above = document.elementFromPoint(x, y)
      // A button inside a field is part of it.
      return above !== null && !ring.parentElement?.contains(above) && !above.contains(ring)
    })
    if (!covered) return null
    const above = document.elementFromPoint(covered[0] ?? 0, covered[1] ?? 0)
    return `${name} is covered by ${above?.tagName} ${above?.className}`
  })
