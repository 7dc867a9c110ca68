import type { resultsMore as english } from '#messages/en/results-more.ts'
import type { Translation } from '#messages/shape.ts'

export const resultsMore: Translation<typeof english> = {
  check: {
    heading: 'Qué puedes comprobar',
    one: 'Algunos planes sacan sus días de una semilla secreta. Publicamos el hash de la semilla antes de que empiece el mes y mostramos la semilla cuando el mes ha terminado y se ha aplicado. Entonces tu navegador puede calcular de nuevo cada día sorteado.',
    two: 'Esto prueba, a quien anotó el hash a tiempo, que el mes estaba fijado antes de empezar y no se cambió después. No prueba que la semilla se eligiera con imparcialidad. Todo es dinero de práctica.',
  },
  outlook: {
    heading: 'Lo que puede traer un día sorteado',
    text: 'Contado sobre todos los resultados posibles. La mayoría de los días con pérdida son pequeños; el peor día es raro, y posible cada día.',
    plan: 'Plan',
    worst: 'Peor día',
    losing: 'Días con pérdida',
    mean: 'Día medio',
    best: 'Mejor día',
    note: 'Las medias son un ajuste de esta simulación. No dicen nada de ningún mercado real.',
  },
  months: {
    heading: 'Hashes publicados',
    text: 'Anota un hash hoy y compáralo cuando se muestre la semilla.',
    hash: 'SHA-256 de la semilla, publicado el {day}',
    seed: 'Semilla',
    seedShown: 'Semilla, mostrada el {day}',
    sealed: 'Secreta hasta que el mes termine y se aplique',
    none: 'Aún no hay ningún mes publicado',
  },
}
