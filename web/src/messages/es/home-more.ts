import type { homeMore as english } from '#messages/en/home-more.ts'
import type { Translation } from '#messages/shape.ts'

export const homeMore: Translation<typeof english> = {
  needsScript: 'Estas cifras necesitan JavaScript. Actívalo en tu navegador y carga la página otra vez.',
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
  testimonials: {
    heading: 'Testimonios',
    lead: 'Aquí solo aparecen palabras de personas cuando hemos verificado cada una y su autor aceptó, con constancia de ello; y solo a partir de tres.',
    none: 'Ahora mismo no hay ninguno.',
    failed: 'No se pudieron cargar.',
    show: '{count, plural, one {Leer # testimonio} other {Leer # testimonios}}',
    practiceUser: 'Usuario de práctica',
    said: 'Dicho el {day}',
  },
  honest: {
    heading: 'Cómo mantenemos esto honesto',
    lead: 'Esto es lo que puedes comprobar por tu cuenta.',
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
