/**
 * What makes an address unique: NFKC, lower case. Look-alike letters of one script's compatibility forms
 * fall together; `alice+1@` stays its own account. Callers give an address that the contract has checked.
 */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
