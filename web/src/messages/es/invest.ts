import type { invest as english } from '#messages/en/invest.ts'
import type { Translation } from '#messages/shape.ts'

export const invest: Translation<typeof english> = {
  title: 'Invertir',
  steps: { plan: 'Plan', amount: 'Importe', review: 'Revisión', pay: 'Pago' },
  rate: '{rate} al día',
  rateLabel: 'Tasa ilustrativa: solo dinero de práctica, no es un pronóstico',
  market: {
    rateLabel: 'Día medio de una estrategia simulada: solo dinero de práctica, no es un pronóstico',
    worst: 'El peor día que puede traer: {rate}',
  },
  booked: {
    rateLabel:
      'Tasa ilustrativa: solo dinero de práctica. Dos personas del equipo registran cada día, y puede ser una pérdida',
  },
  plan: {
    heading: '¿Qué plan?',
    legend: 'Planes',
    range: 'De {min} a {max}',
    worstDay: 'El peor día hasta ahora: {rate}',
    noDays: 'El peor día hasta ahora: aún no hay días registrados',
    exit: 'Puedes sacar tu dinero en cualquier momento. Invertir no cuesta nada. Retirar cuesta el 1 %.',
    needed: 'Elige un plan',
    continue: 'Continuar',
    emptyTitle: 'Ahora no hay ningún plan abierto',
    emptyText: 'No se puede invertir nada hasta que se abra un plan. Tu saldo sigue como está.',
  },
  amount: {
    heading: '¿Cuánto dinero de práctica?',
    label: 'Importe',
    hint: '{plan} admite de {min} a {max}. Tienes {available} de saldo disponible, o paga con una moneda.',
    hintPlain: '{plan} admite de {min} a {max}.',
    continue: 'Continuar',
  },
  outcomes: {
    title: 'Un día con {amount}',
    bad: 'En un día malo',
    middle: 'En un día medio',
    good: 'En un día bueno',
    illustration:
      'Una ilustración, no un pronóstico: la tasa del plan como pérdida, sin cambios, y la tasa como ganancia. Una pérdida real puede ser mayor.',
    record:
      'Lo peor y lo mejor de {days, plural, one {# día registrado} many {# de días registrados} other {# días registrados}} aquí hasta ahora. El próximo día puede ser peor.',
    strategy:
      'El peor día, el medio y el mejor que puede traer un sorteo. La media es un ajuste de la simulación, no un pronóstico.',
  },
  forecast: {
    title: 'Unos días más adelante con {amount}',
    daysLabel: 'Hasta cuándo',
    days: '{days} días',
    bad: 'Caso malo',
    middle: 'Caso medio',
    good: 'Caso bueno',
    mark: 'La barra es lo que tendrías. La línea discontinua es lo que pones.',
    asTable: 'Mostrar como tabla',
    case: 'Caso',
    stretch: 'Días de los que sale',
    noStretch: 'Ningún día real',
    fromTo: '{from} a {to}',
    change: 'Cambio',
    end: 'Al final',
    illustration:
      'Este plan no tiene resultados propios, solo una tasa ilustrativa de dinero de práctica. En el caso malo se pierde todo, en el medio no se gana nada y en el bueno se da la tasa ilustrativa cada día. Ninguna inversión legal paga eso.',
    results:
      'De {stretches, plural, one {# serie} other {# series}} de {days} días registrados seguidos aquí: la peor, la media y la mejor. Lo que venga puede ser peor que todas.',
    tooFew:
      'Hay muy pocos días registrados para mostrar algo: {have} de los {needed} que hacen falta. Aquí no se inventa nada.',
    record: {
      title: 'Lo que {plan} ha dado de verdad aquí',
      none: 'Aún no hay días registrados.',
      span: 'Días registrados',
      spanValue: '{days} ({from} a {to}, UTC)',
      total: 'Todos juntos',
      losing: 'Días con pérdida',
      losingValue: '{days, plural, =0 {Ninguno hasta ahora} one {# día} other {# días}}',
      worst: 'Peor día',
      best: 'Mejor día',
      totalNote: 'Para dinero de práctica que estuvo desde el primer día, con las ganancias pagadas.',
      illustrated:
        '{days, plural, one {# de estos días es} other {# de estos días son}} una tasa ilustrativa.',
    },
  },
  review: {
    termsChanged: 'Las condiciones del plan cambiaron mientras mirabas. Estas son las que están en vigor.',
    heading: 'Revisa antes de seguir',
    plan: 'Plan',
    rate: 'Tasa',
    amount: 'Importe',
    bad: 'Un día malo',
    result: 'Resultados',
    resultText:
      'Una vez al día, desde el día UTC siguiente a la apertura. Una ganancia va a tu saldo disponible, una pérdida sale de la posición',
    change: 'Cambiar',
    changePlan: 'Cambiar el plan',
    changeAmount: 'Cambiar el importe',
    youInvest: 'Inviertes',
    fee: 'Comisión por invertir',
    total: 'Va a {plan}',
    withdrawFee: 'Sacar dinero a tu billetera cuesta el 1 %, y nada más.',
    risks: {
      title: 'Los riesgos',
      lose: 'Puedes perder todo este importe.',
      rate: 'La tasa es una ilustración. No promete nada.',
      strategy: 'El día medio es un ajuste de una simulación. No promete nada.',
      real: 'Con dinero real, nadie puede pagar una tasa así por mucho tiempo.',
    },
    understood: 'Entiendo que puedo perder este importe',
    notUnderstood: 'Marca la casilla para seguir: puedes perder este importe',
    continue: 'Continuar al pago',
    leave: 'Abandonar',
  },
  pay: {
    heading: '¿Cómo quieres pagar?',
    legend: 'Pagar {amount} con',
    balance: 'Saldo disponible',
    balanceDetail: 'Disponible: {available}. La posición se abre en el acto.',
    balanceShort: 'Tu saldo disponible es {available}. Es menos que {amount}, así que paga con una moneda.',
    coinNote:
      'La página siguiente muestra el precio, la cantidad de monedas y una dirección de práctica. Pagas desde tu billetera de práctica.',
    needed: 'Elige cómo pagar',
    investNow: 'Invertir {amount}',
    toCheckout: 'Ir a la orden de pago',
    busy: 'Enviando…',
  },
}
