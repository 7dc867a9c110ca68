/**
 * The way to try code or words again that could not be loaded: a browser that failed to fetch a script knows it as failed
 * for as long as the document is open. Answers given so far are in the address bar.
 */
export const reloadDocument = (): void => location.reload()
