import type { notFound as english } from '#messages/en/not-found.ts'
import type { Translation } from '#messages/shape.ts'

export const notFound: Translation<typeof english> = {
  title: 'Página no encontrada',
  lead: 'No hay nada en esta dirección. Revisa si está bien escrita o empieza de nuevo desde el inicio.',
  jokes: {
    first: 'Esta página tomó una posición larga en no existir.',
    second: 'Revisamos el libro contable dos veces. La página no cuadra.',
    third: 'Esta dirección tiene cero confirmaciones.',
    fourth: 'Ni nuestra conciliación pudo encontrarla.',
    fifth: 'La página se fue sin pagar comisión.',
  },
  pause: 'Pausar mensajes',
  resume: 'Mostrar mensajes',
  goHome: 'Volver al inicio',
}
