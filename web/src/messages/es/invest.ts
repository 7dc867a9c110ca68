import type { invest as english } from '#messages/en/invest.ts'
import type { Translation } from '#messages/shape.ts'

export const invest: Translation<typeof english> = {
  title: 'Invertir',
  steps: { plan: 'Plan', amount: 'Importe', review: 'Revisión', pay: 'Pago' },
  rate: '{rate} al día',
  rateLabel: 'Tasa ilustrativa: solo dinero de práctica, no es un pronóstico',
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
  },
  review: {
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
