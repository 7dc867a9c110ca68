import type { ui as english } from '#messages/en/ui.ts'
import type { Translation } from '#messages/shape.ts'

export const ui: Translation<typeof english> = {
  skip: 'Saltar al contenido',
  show: 'Ver',
  hide: 'Ocultar',
  showPassword: 'Ver contraseña',
  hidePassword: 'Ocultar contraseña',
  optional: 'opcional',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Aquí no se puede copiar. Selecciona el texto.',
  close: 'Cerrar',
  test: 'TEST',
  min: 'Mín.',
  max: 'Máx.',
  problemSummary: 'Hay un problema',
  riskStrip: {
    label: 'Aviso de riesgo',
    lead: 'Riesgo alto.',
    text: 'Con cripto y forex reales puedes perder todo tu dinero, y no debes esperar protección.',
    link: 'Lee los riesgos (2 min)',
  },
  practiceBar: {
    label: 'Modo práctica',
    lead: 'Modo práctica.',
    text: 'Aquí los saldos y los pagos son simulados.',
    details: 'Detalles',
    detailsTitle: 'Esto es dinero de práctica',
    detailsText:
      'Tus dólares y monedas aquí son dinero de práctica. No se pueden comprar, vender ni cambiar por dinero real. Los precios y los pagos son simulados, y los resultados pueden ser negativos.',
  },
  change: { up: 'sube', down: 'baja', none: 'sin cambios' },
  timer: {
    left: 'Tiempo restante: {minutes, plural, =0 {} one {# minuto } many {# de minutos } other {# minutos }}{seconds, plural, =0 {} one {# segundo} many {# de segundos} other {# segundos}}',
    over: 'Se acabó el tiempo',
  },
  confirmations:
    '{done} de {needed, plural, one {# confirmación} many {# de confirmaciones} other {# confirmaciones}}',
  progress: { done: 'hecho', current: 'actual', todo: 'por hacer' },
  step: 'Paso {current} de {count}',
}
