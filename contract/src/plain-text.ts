import * as z from 'zod/mini'

/** Embeddings, overrides and isolates: nobody types them, but they come along with what is copied from elsewhere. */
const turningSigns = /[\u202A-\u202E\u2066-\u2069]/gu

/** Takes away what could turn the words around a text, for whoever reads it among others; the text reads on without. */
export const withoutBidiControls = () => z.overwrite((text: string) => text.replaceAll(turningSigns, ''))

/** One line: no control characters, and nothing that could end a header of a mail or a paragraph of one. */
export const oneLine = (message: string) => z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, message)
