import type { transactions as english } from '#messages/en/transactions.ts'
import type { Translation } from '#messages/shape.ts'

export const transactions: Translation<typeof english> = {
  title: 'Transacciones',
  caption: 'Tus transacciones, primero las más nuevas',
  type: {
    deposit: 'Depósito',
    investment: 'Inversión',
    result: 'Resultado diario',
    redemption: 'Recuperado',
    withdrawal: 'Retiro',
    bonus: 'Bono por invitación',
    reversal: 'Corrección',
  },
  source: {
    illustration: 'Tasa ilustrativa, solo práctica',
    market: 'Sacado de la semilla del mes',
    booked: 'Registrado por dos personas',
  },
  filters: {
    title: 'Filtros',
    type: 'Tipo',
    all: 'Todos los tipos',
    from: 'Desde el día (UTC)',
    to: 'Hasta el día (UTC)',
    clear: 'Quitar filtros',
  },
  what: 'Qué',
  when: 'Cuándo',
  amount: 'Importe',
  balance: 'Disponible después',
  available: 'Disponible: {amount}',
  forDay: 'del {day}',
  count: '{count, plural, one {# transacción} many {# de transacciones} other {# transacciones}}',
  countMore:
    '{count, plural, one {# transacción visible} many {# de transacciones visibles} other {# transacciones visibles}}, hay más por cargar',
  loadMore: 'Cargar más',
  loading: 'Cargando…',
  receipt: 'Recibo',
  emptyTitle: 'Aún no hay transacciones',
  emptyText: 'Aquí verás depósitos, inversiones, resultados diarios y retiros.',
  emptyAction: 'Elegir un plan',
  noMatchTitle: 'Ninguna transacción coincide',
  noMatchText: 'Nada cumple todos estos filtros.',
  datesSwapped: 'El primer día es posterior al último. Cambia uno de los dos.',
}
