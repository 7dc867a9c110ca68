/** The longest message of the contact form, in characters; apart, for the page counts along before it needs a schema. */
export const contactMessageMax = 2_000
