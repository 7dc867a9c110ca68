/** What a caller names in `Accept` to get problems instead of the specification's shapes. */
export const problemType = 'application/problem+json'
