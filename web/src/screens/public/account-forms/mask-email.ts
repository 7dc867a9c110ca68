/** "anna@mail.com" is "a•••@mail.com": enough to know one's own address by. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at < 1 ? '•••' : `${first}•••${email.slice(at)}`
}
