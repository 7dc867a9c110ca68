import type { home as english } from '#messages/en/home.ts'
import type { Translation } from '#messages/shape.ts'

export const home: Translation<typeof english> = {
  title: 'Aprende qué se siente al invertir, antes de que te cueste',
  pill: 'Dinero de práctica',
  heading: 'Aprende qué se siente al invertir, antes de que te cueste.',
  lead: 'Prueba planes de criptomonedas y forex con 10.000 dólares de práctica y cada comisión a la vista. Ganancias y pérdidas se ven del mismo tamaño.',
  getStarted: 'Empezar',
  seePlans: 'Ver los planes',
  note: 'Gratis. 18 años o más. Sin tarjeta ni billetera.',
  motion: { pause: 'Pausar animación', resume: 'Activar animación' },
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
    fee: 'Comisión de retiro',
    getStarted: 'Empezar',
    getStartedWith: 'Empezar con {plan}',
    arithmetic: 'Por qué ningún producto honesto puede prometer esta tasa',
    stale: 'Estos son los planes con los que se creó este sitio. No pudimos cargar los últimos.',
  },
  arithmetic: {
    heading: 'Las cuentas del 2,5 % al día',
    lead: 'Una tasa diaria parece pequeña. Repetida durante un año, no lo es.',
    once: '1 día',
    month: '30 días',
    year: '365 días',
    of: 'En qué se convierte 1 al 2,5 % cada día, si los resultados se dejan dentro',
    conclusion:
      'En un año eso es ×8207. Ninguna inversión legal paga eso, y quien lo afirma no dice la verdad. Usamos la tasa para mostrar qué significaría esa promesa, solo con dinero de práctica.',
  },
  markets: {
    heading: 'Mercados en vivo',
    lead: 'Doce monedas grandes de un vistazo. Abre una para ver su gráfico diario.',
    more: 'Ver más',
    less: 'Ver menos',
    showing: '{count, plural, one {Se ve # moneda} many {Se ven # de monedas} other {Se ven # monedas}}',
  },
  calculator: {
    heading: 'Calculadora de criptomonedas',
    lead: 'Mira cuánto vale en dólares estadounidenses una cantidad de una moneda.',
  },
  why: {
    heading: 'Por qué practicar aquí',
    fees: {
      title: 'Primero, las comisiones',
      text: 'Ves la comisión y lo que llega antes de confirmar. Retirar cuesta el 1 %, y nada más.',
    },
    losses: {
      title: 'Las pérdidas se muestran',
      text: 'Los días malos ocupan el mismo lugar y el mismo tamaño que los buenos.',
    },
    leave: {
      title: 'Irse es fácil',
      text: 'A nadie se le pide nunca pagar para poder retirar. Puedes cancelar una solicitud mientras espera.',
    },
    ledger: {
      title: 'Todas las cifras cuadran',
      text: 'Cada saldo es la suma de los apuntes de un solo libro contable. Puedes leer todos los tuyos.',
    },
  },
  honest: {
    heading: 'Cómo mantenemos esto honesto',
    lead: 'No tenemos testimonios que mostrar. Esto es lo que puedes comprobar en su lugar.',
    money: {
      title: 'Solo dinero de práctica',
      text: 'No hay forma de ingresar dinero real. Las direcciones de práctica empiezan por PRACTICE- y ninguna billetera real puede pagarles.',
    },
    words: {
      title: 'Nada se promete',
      text: 'Ninguna página dice que un resultado sea seguro, probable o habitual.',
    },
    people: {
      title: 'Nadie es inventado',
      text: 'Sin personas, citas, logotipos ni contadores inventados. Donde no tenemos nada, lo decimos.',
    },
    code: {
      title: 'El código es abierto',
      text: 'Cualquiera puede leer cómo se calcula una cifra y ejecutar todo el producto en su equipo.',
    },
  },
  cta: {
    heading: 'Empieza con dólares de práctica',
    text: 'Hacen falta un correo y unos dos minutos.',
    button: 'Crear una cuenta',
  },
}
