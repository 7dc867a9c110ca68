import type { common as english } from '#messages/en/common.ts'
import type { Translation } from '#messages/shape.ts'

export const common: Translation<typeof english> = {
  brand: 'Evenmoor',
  error: 'Fehler',
  loading: 'Lädt…',
  retry: 'Wiederholen',
  cancel: 'Abbrechen',
  back: 'Zurück',
  continue: 'Weiter',
  continueNow: 'Jetzt weiter',
  change: 'Ändern',
}
