import type { dashboard as english } from '#messages/en/dashboard.ts'
import type { Translation } from '#messages/shape.ts'

export const dashboard: Translation<typeof english> = {
  title: 'Inicio',
  heading: 'Tu cuenta de práctica',
  balance: {
    title: 'Saldo de práctica',
    hide: 'Ocultar importes',
    show: 'Mostrar importes',
    today: 'hoy',
    noChange: 'Sin cambios hoy',
    losingDay: 'Los días con pérdidas son parte de esto.',
    available: 'Disponible',
    invested: 'Invertido',
    withdrawing: 'En retiro',
    invest: 'Invertir',
    withdraw: 'Retirar',
  },
  next: {
    title: 'Primeros pasos',
    account: 'Confirma tu correo',
    accountDetail: 'Hecho al registrarte.',
    invest: 'Elige un plan e invierte',
    investDetail:
      'Pagas desde tu billetera de práctica. Al principio tiene el valor de 10.000 dólares de práctica en cada moneda.',
    result: 'Mira tu primer resultado diario',
    resultDetail:
      'Una posición participa desde el día UTC siguiente a su apertura. Un resultado puede ser negativo.',
    button: 'Elegir un plan',
    progress: '{done} de {count} hechos',
  },
  positions: {
    title: 'Posiciones activas',
    emptyTitle: 'Aún no hay posiciones',
    emptyText:
      'Una posición es un importe que tienes en un plan. Cada día, una ganancia va a tu saldo disponible o una pérdida sale de la posición.',
    emptyAction: 'Ver los planes',
    putIn: 'Puesto: {amount}',
    firstResult: 'Primer resultado: {day} (UTC)',
    open: 'Abrir {plan}',
    more: 'Ver posiciones anteriores',
  },
  latest: {
    title: 'Últimas transacciones',
    all: 'Todas las transacciones',
    emptyTitle: 'Aún no ha pasado nada',
    emptyText: 'Aquí verás depósitos, inversiones, resultados diarios y retiros, cada uno con su importe.',
  },
  market: {
    title: 'Precios del mercado',
    text: 'Solo como información. Lo que tienes se cuenta en dólares y no se mueve con ellos.',
  },
  risk: {
    title: 'Antes de comparar esto con dinero real',
    text: 'Las tasas aquí son ilustraciones. Con criptomonedas y forex reales puedes perder todo el dinero que pongas. Nadie puede pagar una tasa así por mucho tiempo.',
  },
}
