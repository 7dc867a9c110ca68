import { useTranslations } from 'use-intl'

/** The texts of the contract's schemas, which are in English, and their keys in the catalogue. */
export const validationKeys = {
  'First name is required': 'firstName',
  'Last name is required': 'lastName',
  'Email is required': 'email',
  'Enter a valid email address.': 'emailFormat',
  'Password is required': 'password',
  'Passwords do not match': 'mismatch',
  'OTP is required': 'code',
  'Use at most 100 characters.': 'nameLength',
  'Use letters, spaces and signs only.': 'nameSigns',
  'Reset token is missing.': 'resetToken',
  'Password must be at least 6 characters long.': 'resetLength',
  "Passwords don't match.": 'resetMismatch',
  'Name is required': 'name',
  'Message is required': 'message',
  'Use at most 2,000 characters.': 'messageLength',
  'Use one line of plain text.': 'oneLine',
  'Use plain text.': 'plainText',
  'Tick the box': 'adult',
  'Invalid input': 'invalid',
} as const

const hasKey = (text: string): text is keyof typeof validationKeys => Object.hasOwn(validationKeys, text)

/** A broken rule in the language of the page; what only the server knows stays in its words. */
export function useValidationText(): (text: string) => string {
  const t = useTranslations('forms.rules')
  const mode = useMode()
  return (text) => (hasKey(text) ? t(validationKeys[text], { mode }) : text)
}
import { useMode } from '#i18n/mode.ts'
