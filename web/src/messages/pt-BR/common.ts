import type { common as english } from '#messages/en/common.ts'
import type { Translation } from '#messages/shape.ts'

export const common: Translation<typeof english> = {
  brand: 'Evenmoor',
  error: 'Erro',
  loading: 'Carregando…',
  retry: 'Tentar de novo',
  cancel: 'Cancelar',
  back: 'Voltar',
  continue: 'Continuar',
  continueNow: 'Continuar já',
  change: 'Alterar',
}
