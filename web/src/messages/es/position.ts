import type { position as english } from '#messages/en/position.ts'
import type { Translation } from '#messages/shape.ts'

export const position: Translation<typeof english> = {
  title: 'Posición en {plan}',
  titlePlain: 'Posición',
  back: 'Inicio',
  opened: 'Tu posición está abierta',
  openedText: 'Su primer resultado diario es el del {day} (UTC). Un resultado puede ser negativo.',
  value: 'Valor actual',
  putIn: 'Puesto',
  results: 'Resultados hasta ahora',
  openedAt: 'Apertura',
  closedAt: 'Cierre',
  firstResult: 'Primer día con resultado',
  status: { open: 'Abierta', closed: 'Cerrada' },
  redeem: {
    title: 'Recuperar el dinero',
    text: 'Todo, {amount}, va en el acto a tu saldo disponible. Esto no cuesta nada.',
    button: 'Recuperar {amount}',
    busy: 'Recuperando…',
    done: 'El dinero está en tu saldo disponible',
    withdraw: 'Retirarlo',
  },
  missing: {
    title: 'No pudimos encontrar esta posición',
    text: 'Quizá sea de otra cuenta.',
    action: 'Ir a mi panel',
  },
}
