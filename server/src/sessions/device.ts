/** The first match counts, so a browser that also names others comes before them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const nameOf = (table: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  table.find(([sign]) => sign.test(userAgent))?.[1]

/** The names of a browser and its system from the user agent; undefined if unknown. Names of products: not translated. */
export const namesOf = (userAgent: string) => ({
  browser: nameOf(browsers, userAgent),
  system: nameOf(systems, userAgent),
})

/** The kind of device in English words, such as "Firefox on Linux". Browsers may lie about it. */
export function deviceOf(userAgent: string): string {
  const { browser, system } = namesOf(userAgent)
  if (browser === undefined && system === undefined) return 'Another program'
  return `${browser ?? 'A browser'} on ${system ?? 'an unknown system'}`
}

/** A network address with its last half hidden: enough to recognize one's own, too little to point at a household. */
export function maskedAddress(address: string): string {
  const four = /^(?:::ffff:)?(\d+)\.(\d+)\.\d+\.\d+$/.exec(address)
  if (four) return `${four[1]}.${four[2]}.…`
  const groups = address.split(':')
  if (groups.length < 3) return ''
  return `${groups.slice(0, 2).join(':')}:…`
}
