import type { paymentLookup as english } from '#messages/en/payment-lookup.ts'
import type { Translation } from '#messages/shape.ts'

export const paymentLookup: Translation<typeof english> = {
  open: 'Pagué, pero no aparece nada',
  text: 'Indica el hash de la transacción de tu billetera y te decimos qué sabemos de ella.',
  label: 'Hash de la transacción',
  malformed: 'Un hash tiene 64 dígitos y letras de la a a la f. Cópialo entero de tu billetera.',
  look: 'Buscar',
  busy: 'Buscando…',
  own: {
    waiting:
      '{amount} llegó a la red con {done} de {needed} confirmaciones. Aparece en tu orden de pago en la próxima lectura, en segundos.',
    seen: 'Vemos {amount}. Tiene {done} de {needed} confirmaciones y se abona cuando las tenga todas.',
    in_review:
      '{amount} llegó y está en revisión: los pagos de este tamaño se abonan cuando dos personas de nuestro equipo los han aprobado.',
    refused: '{amount} llegó, pero no se abonó. Su orden de pago dice por qué.',
    credited: '{amount} se abonó en tu cuenta.',
    dropped:
      'La red descartó este pago de {amount} antes de confirmarlo, así que no se abonó nada. Mira en tu billetera si otro lo sustituyó.',
    reversed: 'La red deshizo este pago de {amount} después de abonarlo, así que el abono también se retiró.',
    wrong_coin:
      '{amount} llegó a tu orden de pago, pero en otra moneda de la pedida. Está guardado y nuestro personal lo revisa. Escribe a soporte con el hash.',
  },
  toCheckout: 'Abrir su orden de pago',
  elsewhere:
    'Esta transacción está en {networks}, pero no paga ninguna de tus órdenes. Compara la dirección de tu billetera con la de tu orden de pago. Si fue a otra dirección, solo su dueño puede devolverla. Si tu billetera la muestra como fallida, no se envió nada.',
  unknown:
    'Esta transacción no está en {networks}. Puede estar en otra red o no haberse enviado aún. Míralo en tu billetera y busca de nuevo en unos minutos.',
  withoutIndex:
    'No la encontramos. Pero en {networks} nuestro nodo no puede encontrar pagos confirmados a otras direcciones. Si tu billetera la muestra como confirmada, ábrela en un explorador público de esa red y compara la dirección a la que fue con la de tu orden. Si son iguales, escribe a soporte con el hash.',
  paused: 'Sin consultar, por estar en pausa: {networks}. Busca de nuevo cuando siga.',
  support: 'Escribir a soporte',
  practiceNetwork: 'la red de práctica',
}
