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
  check: {
    heading: 'Qué puedes comprobar',
    one: 'Algunos planes sacan sus días de una semilla secreta. Publicamos el hash de la semilla antes de que empiece el mes y mostramos la semilla cuando el mes ha terminado y se ha aplicado. Entonces tu navegador puede calcular de nuevo cada día sorteado.',
    two: 'Esto prueba, a quien anotó el hash a tiempo, que el mes estaba fijado antes de empezar y no se cambió después. No prueba que la semilla se eligiera con imparcialidad. Todo es dinero de práctica.',
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
