import type { common as english } from '#messages/en/common.ts'
import type { Translation } from '#messages/shape.ts'

export const common: Translation<typeof english> = {
  brand: 'Evenmoor',
  error: 'Error',
  loading: 'Cargando…',
  retry: 'Reintentar',
  cancel: 'Cancelar',
  back: 'Atrás',
  continue: 'Continuar',
  continueNow: 'Continuar ya',
  change: 'Cambiar',
}
