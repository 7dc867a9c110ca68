/** A text in the browser's storage; null when there is none or storage is blocked. */
export function readLocalStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or removes it with null. Blocked storage is not an error: the choice then lasts for this page. */
export function writeLocalStorage(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // See above.
  }
}
