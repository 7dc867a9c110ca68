import type { descriptions as englishDescriptions, home as english } from '#messages/en/home.ts'
import type { Translation } from '#messages/shape.ts'

export const home: Translation<typeof english> = {
  title: 'Aprende qué se siente al invertir, antes de que te cueste',
  pill: 'Dinero de práctica',
  heading: 'Aprende qué se siente al invertir, antes de que te cueste.',
  lead: 'Prueba planes de criptomonedas y forex con 10.000 dólares de práctica y cada comisión a la vista. Ganancias y pérdidas se ven del mismo tamaño.',
  getStarted: 'Empezar',
  seePlans: 'Ver los planes',
  note: 'Gratis. 18 años o más. Sin tarjeta ni billetera.',
  motion: {
    pause: 'Pausar animación',
    resume: 'Activar animación',
  },
  plans: {
    heading: 'Planes de práctica',
    lead: 'La tasa es un ajuste de la simulación.',
    source: {
      unknown: 'Quien opera el sitio decide de dónde sale el resultado de cada día. Puede ser negativo.',
      illustration:
        'En este sitio cada día se registra justo esta tasa. Los mercados reales también tienen días de pérdidas.',
      market: 'En este sitio el resultado de cada día sale de una estrategia simulada que también pierde.',
      booked: 'En este sitio dos personas del equipo registran el resultado de cada día. Puede ser negativo.',
    },
    tag: 'Simulado',
    amount: 'importe de práctica',
    rate: '{rate} al día',
    rateLabel: 'Tasa ilustrativa: solo dinero de práctica, no es un pronóstico',
    market: {
      rateLabel: 'Día medio de una estrategia simulada: solo dinero de práctica, no es un pronóstico',
      worst: 'El peor día que puede traer',
    },
    booked: {
      rateLabel:
        'Tasa ilustrativa: solo dinero de práctica. Dos personas del equipo registran cada día, y puede ser una pérdida',
    },
    worstDay: 'El peor día hasta ahora',
    noDays: 'Aún no hay días registrados',
    upcoming: 'Desde {when}, para posiciones nuevas: de {min} a {max}, {rate} al día',
    fee: 'Comisión de retiro',
    getStarted: 'Empezar',
    getStartedWith: 'Empezar con {plan}',
    arithmetic: 'Por qué ningún producto honesto puede prometer esta tasa',
    stale: 'Estos son los planes con los que se creó este sitio. No pudimos cargar los últimos.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  home: 'Practica la inversión en criptomonedas y forex con 10.000 dólares de práctica. Los resultados pueden ser negativos, las comisiones se ven antes y nada se promete.',
}
