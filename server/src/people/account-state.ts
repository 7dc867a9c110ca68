/**
 * What somebody with the right password is told when the account may not be used. The words are those that the
 * spec's box looks for (section 8), so the page shows its own text and the way to support. Undefined: it may be used.
 */
export function stateRefusal(state: string, reason: string | null): string | undefined {
  const because = reason === null ? '' : ` Reason: ${reason}.`
  switch (state) {
    case 'active':
      return undefined
    case 'locked':
      return `This is a locked account: we saw unusual activity.${because} Your balance is untouched. Contact support to open it again.`
    case 'suspended':
      return `This account is temporarily suspended.${because} Your balance is untouched. Contact support to ask for a review.`
    default:
      return `This account is deactivated and its login disabled.${because} Contact support if that is wrong.`
  }
}
