import type { receipt as english } from '#messages/en/receipt.ts'
import type { Translation } from '#messages/shape.ts'

export const receipt: Translation<typeof english> = {
  title: 'Recibo',
  view: 'Ver recibo',
  print: 'Imprimir',
  back: 'Volver a la orden de pago',
  practice: 'PRÁCTICA: no es dinero real',
  testCoins: 'RED DE PRUEBAS: monedas sin valor',
  notYet: 'Esta orden de pago aún no está completada. El recibo muestra lo que hay ahora.',
  asked: 'Pedido',
  credited: 'Abonado',
  settled: 'Completado',
  network: 'Red',
  account: 'Cuenta',
  payments: 'Pagos',
  payment: 'Pago {number}',
  none: 'No se vio ningún pago.',
  amount: 'Cantidad',
  seenAt: 'Visto por primera vez',
  held: 'Precio fijado del {from} al {until}',
  latePrice: 'Tarde: precio cuando se vio por primera vez',
  confirmations: 'Confirmaciones',
  transfer: 'Asiento en el libro mayor',
  state: 'Estado',
  states: {
    seen: 'Visto',
    confirming: 'Confirmando',
    credited: 'Abonado',
    dropped: 'Descartado por la red',
    reversed: 'Retirado',
  },
}
