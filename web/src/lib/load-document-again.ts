/**
 * The way to try code or words again that could not be loaded: a browser that failed to fetch a script knows it as failed
 * for as long as the document stands. What one has begun stands in the address bar.
 */
export const loadDocumentAgain = (): void => location.reload()
