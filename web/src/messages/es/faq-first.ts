import type { faqFirst as english } from '#messages/en/faq-first.ts'
import type { Translation } from '#messages/shape.ts'

export const faqFirst: Translation<typeof english> = {
  heading: 'Lo que se pregunta primero',
  all: 'Las diez preguntas y respuestas',
  money: {
    question: '¿Hay dinero real en juego?',
    answer:
      'No. Cada dólar y cada moneda aquí es dinero de práctica. No hay forma de ingresar dinero real: la red de pagos es una simulación dentro de este sitio. Sus direcciones empiezan por PRACTICE- y ninguna billetera real puede pagarles.',
  },
  rate: {
    question: '¿Qué significa la tasa de un plan?',
    answer:
      'Es un ajuste de la simulación: una tasa ilustrativa solo para dinero de práctica, no un pronóstico. Un 2,5 % al día, repetido durante un año, es ×8207. Ninguna inversión legal paga eso. La mostramos para que reconozcas una oferta así cuando la veas.',
  },
  leave: {
    question: '¿Cómo recupero el dinero de práctica?',
    answer:
      'Recupéralo del plan y luego pide un retiro a una dirección de práctica. Se paga en USDT de práctica, en la forma de práctica de la red BEP20. El personal mira cada solicitud. Hasta que la apruebe, puedes cancelarla.',
  },
}
