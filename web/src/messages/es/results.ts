import type { descriptions as englishDescriptions, results as english } from '#messages/en/results.ts'
import type { Translation } from '#messages/shape.ts'

export const results: Translation<typeof english> = {
  title: 'Resultados diarios',
  lead: 'Cada día de cada plan, y lo necesario para comprobar los días sorteados.',
  failed: 'No se pudieron cargar los resultados.',
  month: {
    heading: 'Resultados por mes',
    of: 'Resultados de {month}',
    choose: 'Mes (UTC)',
    none: 'Sin resultados en este mes',
    noneText: 'Un día recibe su resultado cuando ha terminado y alguien tiene una posición.',
  },
  days: {
    day: 'Día (UTC)',
    rate: 'Resultado',
    takenBack: 'Era erróneo y se ha retirado',
    corrected: 'Era erróneo; en su lugar cuenta {rate}',
    drawn: 'La semilla da {rate}',
  },
  recompute: {
    button: 'Recalcular en este navegador',
    busy: 'Calculando…',
    nothing: 'Ningún día de este mes se sacó de una semilla.',
    sealed: 'La semilla de este mes se muestra cuando el mes ha terminado y se ha aplicado.',
    unsupported: 'Este navegador solo calcula en páginas abiertas por https.',
    right: '{count, plural, one {# día calculado} other {# días calculados}} de nuevo: todo como se registró',
    wrong: '{count, plural, one {# día no es} other {# días no son}} lo que da la semilla',
    wrongText: 'No te fíes de este mes. Avisa a soporte, por favor.',
    seedWrong: 'La semilla mostrada no tiene el hash publicado',
  },
  source: {
    illustration: 'Tasa ilustrativa, solo práctica',
    market: 'Sacado de la semilla del mes',
    booked: 'Registrado por dos personas',
  },
  needsScript: 'Estas cifras necesitan JavaScript. Actívalo en tu navegador y carga la página otra vez.',
}

export const descriptions: Translation<typeof englishDescriptions> = {
  results:
    'Cada resultado diario de cada plan, los hashes publicados y una comprobación en tu propio navegador.',
}
