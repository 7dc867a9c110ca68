/** On a phone a button is as wide as the card; with more room no wider than its words. */
export const actsByTheirWords = 'sm:[&>:is(a,button,span)]:self-start'
