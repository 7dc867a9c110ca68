import type { checkoutMore as english } from '#messages/en/checkout-more.ts'
import type { Translation } from '#messages/shape.ts'

export const checkoutMore: Translation<typeof english> = {
  paused: {
    title: '{coin} está en pausa',
    since: 'Desde {time}',
    unreachable: 'Ahora no podemos acceder a su red.',
    wrong_network: 'Nuestro nodo dice que está en otra red.',
    stalled: 'Su red lleva demasiado tiempo sin un bloque nuevo.',
    went_back: 'Nuestro nodo muestra menos bloques que antes.',
    inconsistent: 'Lo que dice nuestro nodo no encaja.',
    unread: 'Aún no hemos leído su red.',
    safe: 'Lo que enviaste se abona al terminar la pausa, al precio fijado cuando lo enviaste.',
    next: 'No envíes nada más hasta que siga, o elige otra moneda.',
    button: 'No mientras {coin} esté en pausa',
    tag: 'En pausa',
  },
  controls: {
    tooLittle: 'Paga la mitad de lo que falta. Se abona, y el resto sigue pendiente.',
    tooMuch: 'Paga una décima parte más. Se abona todo.',
    twice: 'Paga lo que falta y luego todo otra vez. Se abonan ambos.',
    late: 'Termina ya el precio fijado y luego paga. Se abona al precio de ese momento.',
    lateDo: 'Pagar tarde',
    endHoldDo: 'Dejar vencer el precio',
    endHold: 'Termina ya el precio fijado, para que puedas fijar otro.',
    undoDo: 'Anular pagos por reorganización',
    undo: 'Cambia los bloques más nuevos por otros sin tus pagos. Lo abonado se retira, y entonces tus retiros esperan a que el personal lo revise. Las monedas vuelven a tu billetera de práctica.',
    busy: 'Trabajando…',
  },
  hold: {
    when: 'Puedes fijar un precio nuevo en los últimos 5 minutos y en cualquier momento después.',
    held: 'Hay un precio nuevo fijado. Envía {amount} a la misma dirección.',
    sent: '¿Ya lo enviaste? Se abona igualmente. Si llegó a la red tras vencer el precio, al precio del momento en que lo vemos.',
    askedFor: 'Pedido a este precio por',
    dueLater: 'Se sabe al fijar un precio nuevo',
    stale:
      'Nuestro servidor no responde. Las cifras son de las {time}. Lo que enviaste está a salvo, y esta página sigue sola.',
  },
  test: {
    networkWarning: 'Solo {coin} en esta red: {network}. Lo que se envíe en otra red se pierde.',
    address: 'Dirección',
    qr: 'Código QR para pagar en {network}. Lleva la marca TEST.',
    noLink: 'Esta red no tiene enlaces para billeteras. Copia la cantidad y la dirección.',
    confirm: 'La red lo confirma, bloque a bloque.',
  },
  open: {
    title: 'Tus órdenes de pago abiertas',
    row: '{amount} en {coin}',
    until: 'Precio fijado hasta las {time}',
  },
}
