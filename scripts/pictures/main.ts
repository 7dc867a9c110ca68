/**
 * Takes the pictures of the product in docs/screens and the README's from a demo made for it, with the packaged browser:
 * npm run pictures. Takes some minutes; leaves nothing but the pictures and their list.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { demoFolder, startDemo } from '../../e2e/support/demo.ts'
import { findBrowser } from '../browser.ts'
import { answerHelp } from '../setup/usage.mjs'
import { type Picture, takePictures } from './camera.ts'
import { type Demo, scenes } from './scenes.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'docs/screens')

/** So long that all pictures of a payment with one or two confirmations are taken before the third. */
const blockMs = '30000'

async function takeScenes(browser: Browser, demo: Demo): Promise<Picture[]> {
  const pictures: Picture[] = []
  let page: Page | undefined
  for (const { name, show, continues = false, ...framing } of scenes) {
    if (page === undefined || !continues) {
      await page?.context().close()
      page = await newPage(browser, demo)
    }
    await show(page, demo)
    const taken = await takePictures(page, name, framing)
    for (const { file, bytes } of taken) await writeFile(path.join(folder, file), bytes)
    const sizes = taken.map(({ bytes }) => Math.ceil(bytes.length / 1_000))
    process.stdout.write(`${name}: ${sizes.join(', ')} kB\n`)
    pictures.push(...taken)
  }
  return pictures
}

const newPage = async (browser: Browser, { url: baseURL }: Demo): Promise<Page> =>
  (
    await browser.newContext({
      baseURL,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
  ).newPage()

/** The pictures of a demo that is made, opened and removed again. */
async function takeAll(): Promise<Picture[]> {
  const [dataDir, remove] = await demoFolder()
  const demo = await startDemo(dataDir, { PRACTICE_BLOCK_MS: blockMs })
  try {
    await demo.ready
    const browser = await chromium.launch(await findBrowser())
    try {
      return await takeScenes(browser, demo)
    } finally {
      await browser.close()
    }
  } finally {
    await demo.end('SIGTERM')
    await remove()
  }
}

answerHelp('npm run pictures    takes the pictures of docs/screens and the README from a demo\n')

await mkdir(folder, { recursive: true })
const made = new Set((await takeAll()).map(({ file }) => file))
for (const file of await readdir(folder)) if (!made.has(file)) await rm(path.join(folder, file))

const list = scenes.map(
  ({ name, shows, answers }) =>
    `| ${shows} | ${answers} | [light](${name}-360-light.webp), [dark](${name}-360-dark.webp) | [light](${name}-1280-light.webp), [dark](${name}-1280-dark.webp) |`,
)
await writeFile(
  path.join(folder, 'README.md'),
  `# Screens

Made by \`npm run pictures\` from a demo ([decision 131](../decisions/0131-a-demo-with-a-past.md)); change \`scripts/pictures\`, not this folder. Pages are shown whole, what lies over a page as high as its window. Balances and payments are simulated. Days are those before the pictures were taken.

| Screen | In the design | 360 px | 1280 px |
| --- | --- | --- | --- |
${list.join('\n')}
`,
)
