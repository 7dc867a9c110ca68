import type { Locale } from '@evenmoor/contract/locales'

let areHere = false

/**
 * Fetches the code and the words of the question before they are run. A browser that could not fetch a script knows it as
 * failed for as long as the document stands; what is fetched first can be tried again. The build lists the files
 * (`react-router.config.ts`). Throws when one of them does not come.
 */
export async function prefetchDialog(locale: Locale): Promise<void> {
  if (areHere || import.meta.env.DEV) return
  const list = await get('/step-up-files.json', 'no-cache')
  const files = ((await list.json()) as Readonly<Record<string, readonly string[]>>)[locale] ?? []
  await Promise.all(files.map((file) => get(`/assets/${file}`)))
  areHere = true
}

async function get(address: string, cache: RequestCache = 'default'): Promise<Response> {
  const answer = await fetch(address, { cache })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer
}
