import type { parts as english } from '#messages/en/parts.ts'
import type { Translation } from '#messages/shape.ts'

export const parts: Translation<typeof english> = {
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Aquí no se puede copiar. Selecciona el texto.',
  stillWorking: 'Seguimos trabajando…',
  test: 'TEST',
  min: 'Mín.',
  max: 'Máx.',
  practiceBar: {
    label: 'Modo práctica',
    lead: 'Modo práctica.',
    text: 'Aquí los saldos y los pagos son simulados.',
    details: 'Detalles',
    detailsTitle: 'Esto es dinero de práctica',
    detailsText:
      'Tus dólares y monedas aquí son dinero de práctica. No se pueden comprar, vender ni cambiar por dinero real. Los precios y los pagos son simulados, y los resultados pueden ser negativos.',
  },
  confirmations:
    '{done} de {needed, plural, one {# confirmación} many {# de confirmaciones} other {# confirmaciones}}',
  progress: {
    done: 'hecho',
    current: 'actual',
    todo: 'por hacer',
  },
  step: 'Paso {current} de {count}',
}
