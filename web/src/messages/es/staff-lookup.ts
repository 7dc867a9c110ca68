import type { staffLookup as english } from '#messages/en/staff-lookup.ts'
import type { Translation } from '#messages/shape.ts'

export const staffLookup: Translation<typeof english> = {
  title: 'Buscar un pago',
  label: 'Hash de la transacción',
  malformed: 'Un hash tiene 64 dígitos y letras de la a a la f. Cópialo entero de tu billetera.',
  look: 'Buscar',
  busy: 'Buscando…',
  paused: 'Sin consultar, por estar en pausa: {networks}. Busca de nuevo cuando siga.',
  elsewhere: 'En {networks}, pero no paga ninguna orden de este inversor.',
  unknown: 'No está en {networks}.',
  withoutIndex:
    'El nodo de {networks} no guarda un índice de todas las transacciones: no puede encontrar las confirmadas que no pagaron a una dirección nuestra.',
  own: '{amount}, {done} de {needed} confirmaciones: {state}',
  checkout: 'Orden de pago',
  states: {
    seen: 'Visto',
    confirming: 'Confirmando',
    in_review: 'En revisión',
    refused: 'Rechazado',
    credited: 'Abonado',
    dropped: 'Descartado por la red',
    reversed: 'Retirado',
    waiting: 'en la red, aún sin anotar',
    wrong_coin: 'otra moneda que la pedida: hay que revisar',
  },
}
