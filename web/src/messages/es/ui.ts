import type { ui as english } from '#messages/en/ui.ts'
import type { Translation } from '#messages/shape.ts'

export const ui: Translation<typeof english> = {
  skip: 'Saltar al contenido',
  show: 'Ver',
  hide: 'Ocultar',
  showPassword: 'Ver contraseña',
  hidePassword: 'Ocultar contraseña',
  optional: 'opcional',
  close: 'Cerrar',
  problemSummary: 'Hay un problema',
  riskStrip: {
    label: 'Aviso de riesgo',
    lead: 'Riesgo alto.',
    text: 'Con cripto y forex reales puedes perder todo tu dinero, y no debes esperar protección.',
    link: 'Lee los riesgos (2 min)',
  },
  change: {
    up: 'sube',
    down: 'baja',
    none: 'sin cambios',
  },
  timer: {
    left: 'Tiempo restante: {minutes, plural, =0 {} one {# minuto } many {# de minutos } other {# minutos }}{seconds, plural, =0 {} one {# segundo} many {# de segundos} other {# segundos}}',
    over: 'Se acabó el tiempo',
  },
  preview: 'Aprende qué se siente al invertir, antes de que te cueste.',
}
