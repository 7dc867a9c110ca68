/** On a phone a button is as wide as the card; on wider screens, as its text. */
export const buttonsFitText = 'sm:[&>:is(a,button,span)]:self-start'
