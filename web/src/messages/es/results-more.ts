import type { resultsMore as english } from '#messages/en/results-more.ts'
import type { Translation } from '#messages/shape.ts'

export const resultsMore: Translation<typeof english> = {
  recomputed: {
    right: '{count, plural, one {# día calculado} other {# días calculados}} de nuevo: todo como se registró',
    wrong: '{count, plural, one {# día no es} other {# días no son}} lo que da la semilla',
    wrongText: 'No te fíes de este mes. Avisa a soporte, por favor.',
    seedWrong: 'La semilla mostrada no tiene el hash publicado',
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
