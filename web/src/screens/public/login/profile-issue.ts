/**
 * Whether a refusal is about the state of the profile (spec, section 8): then the page shows its own box and
 * hides the server's text.
 */
export const isProfileIssue = (text: string): boolean =>
  /\blocked\b|unusual activity|deactivated|disabled|temporarily suspended/i.test(text)
