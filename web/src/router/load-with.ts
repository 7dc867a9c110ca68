const begun = new Map<string, Promise<void>>()
let repeatable = 0

/**
 * Loads a part whose loading can be tried again while the document stands. A browser knows a script that it could not
 * fetch as failed from then on: so its files, which stay in the browser's store, are fetched before they are run.
 */
export async function loadRepeatably<Part>(load: () => Promise<Part>): Promise<Part> {
  repeatable += 1
  try {
    return await load()
  } finally {
    repeatable -= 1
  }
}

/**
 * Loads a part of the application together with the files it needs, which the build names: styles are there before it
 * runs. It stands in for the function that Vite brings, which knows browsers and addresses that are none of ours.
 */
export async function loadWith<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(repeatable > 0 ? files.map(fetchAhead) : files.map(once))
  return load()
}

async function fetchAhead(file: string): Promise<void> {
  const { ok } = await fetch(`/${file}`)
  if (!ok) throw new Error(`${file} did not load`)
  if (file.endsWith('.css')) await once(file)
}

function once(file: string): Promise<void> {
  const known = begun.get(file) ?? begin(`/${file}`)
  begun.set(file, known)
  return known
}

/** Styles are waited for; scripts are only fetched ahead. */
async function begin(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return
  const isStyle = href.endsWith('.css')
  const link = document.createElement('link')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = href
  const loaded = isStyle
    ? new Promise<void>((resolve, reject) => {
        link.addEventListener('load', () => resolve())
        link.addEventListener('error', () => reject(new Error(`${href} did not load`)))
      })
    : undefined
  document.head.append(link)
  await loaded
}
