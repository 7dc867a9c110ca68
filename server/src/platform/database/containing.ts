/** A pattern for `like` and `ilike` that a text contains this one, whatever signs are in it. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
