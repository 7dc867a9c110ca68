import { getDocumentProxy } from 'unpdf'

type Marks = { role?: string; children?: Marks[] }
const rolesIn = ({ role, children = [] }: Marks): string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesIn),
]

/** The library answers with an object or, by now, with a map. */
const namesIn = (found: unknown): string[] =>
  found instanceof Map ? [...found.keys()].map(String) : Object.keys(found ?? {})

/** What a program that reads PDFs finds in a file. */
export async function readPdf(file: Uint8Array<ArrayBuffer>) {
  const document = await getDocumentProxy(file.slice(), { verbosity: 0 })
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const { items } = await page.getTextContent()
      const [, , width = 0, height = 0] = page.view
      return {
        size: [Math.round(width), Math.round(height)],
        text: items.map((item) => ('str' in item ? item.str : '')).join(''),
        roles: rolesIn((await page.getStructTree()) as Marks),
      }
    }),
  )
  const metadata = await document.getMetadata()
  const info = metadata.info as { Title: string; Language: string }
  const marked = namesIn(await document.getMarkInfo())
  const attachments = namesIn(await document.getAttachments())
  await document.cleanup()
  return { pages, info, marked, attachments }
}
