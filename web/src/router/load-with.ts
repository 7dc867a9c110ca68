const begun = new Map<string, Promise<void>>()

/**
 * Loads a part of the application together with the files it needs, which the build names: styles are there before it
 * runs. It stands in for the function that Vite brings, which knows browsers and addresses that are none of ours.
 */
export async function loadWith<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map(once))
  return load()
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
