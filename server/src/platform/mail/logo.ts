import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** By which the HTML of an email names the mark that travels with it. */
export const logoCid = 'mark@evenmoor'

/** The mark as a PNG of 84 px, shown at 28: two halves, in colors that hold on light and dark. */
export const logoPng: Buffer = readFileSync(join(import.meta.dirname, 'logo.png'))
