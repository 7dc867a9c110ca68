/** An address on the web beyond its host: services put their keys into paths and queries. */
const beyondHost = /(\b[a-z][a-z\d+.-]*:\/\/)([^\s/?#"'<>]+)[/?#][^\s"'<>]*/gi

/** What is written like a key or a token: long, with digits and letters of both kinds. Hashes and ids have one kind. */
const keyLike = /[\w-]{24,}={0,2}/g
const isMixed = (text: string): boolean => /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text)

/** A setting with its value, as programs print those that they can't use: `password=…`, `"secret": "…"`. */
const assigned =
  /\b((?:\w*[_-])?(?:pass(?:word|wd|phrase)?|secret|token|authorization|(?:api|access|secret)[_-]?key)["']?\s*[:=]\s*)(?:Bearer\s+)?("[^"]*"|'[^']*'|[^\s,;&"']+)/gi

/** A text without what opens something: other programs quote what they were given in what they say went wrong. */
export const hideSecrets = (text: string): string =>
  text
    .replaceAll(beyondHost, '$1$2/…')
    .replaceAll(assigned, '$1…')
    .replaceAll(keyLike, (each) => (isMixed(each) ? '…' : each))
