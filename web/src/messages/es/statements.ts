import type { statements as english } from '#messages/en/statements.ts'
import type { Translation } from '#messages/shape.ts'

export const statements: Translation<typeof english> = {
  title: 'Extractos',
  lead: 'Un extracto de cada mes: lo que había, cada transacción y lo que hay.',
  back: 'Volver a transacciones',
  month: 'Mes',
  opening: 'Saldo inicial',
  change: 'Cambio',
  closing: 'Saldo final',
  transactions: 'Transacciones',
  soFar: 'hasta ahora',
  pdf: 'PDF',
  csv: 'CSV',
  pdfOf: 'Guardar {month} como PDF',
  csvOf: 'Guardar {month} como CSV',
  busy: 'Preparando…',
  saved: '{month} está en tus descargas.',
  emptyTitle: 'Aún no hay extractos',
  emptyText: 'El primero empieza con tu primera transacción.',
  verify: 'Comprobar un extracto',
  verifyText: 'Cada PDF está firmado. Cualquiera puede comprobar que viene de aquí y no ha cambiado.',
  mail: {
    title: 'Por correo',
    label: 'Avisarme por correo cada mes',
    on: 'Activado',
    off: 'Desactivado',
    text: 'Cuando termina un mes recibes un correo con un enlace a su extracto. El último llega en menos de una hora.',
  },
  caption: 'Tus extractos, primero los más nuevos',
}
