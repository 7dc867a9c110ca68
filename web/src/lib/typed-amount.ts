const easternDigits = '٠١٢٣٤٥٦٧٨٩'
const persianDigits = '۰۱۲۳۴۵۶۷۸۹'

/**
 * What a person typed into a money field, as the plain decimal text of the API: other digits become Western
 * ones, the Arabic decimal sign a point, and spaces and group signs between digits go. "1,000.50" is "1000.50".
 * What cannot be read that way is left as it is, for the schema to refuse.
 */
export function typedAmount(typed: string): string {
  const western = typed
    .replace(/[٠-٩]/g, (digit) => String(easternDigits.indexOf(digit)))
    .replace(/[۰-۹]/g, (digit) => String(persianDigits.indexOf(digit)))
    .replace('٫', '.')
    .trim()
  const grouped = /^\d{1,3}(?:[,\u066c\u00a0\u202f ’']\d{3})+(?:\.\d+)?$/
  return grouped.test(western) ? western.replace(/[^\d.]/g, '') : western
}
