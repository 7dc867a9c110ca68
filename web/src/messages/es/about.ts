import type { about as english, descriptions as englishDescriptions } from '#messages/en/about.ts'
import type { Translation } from '#messages/shape.ts'

export const about: Translation<typeof english> = {
  title: 'Sobre nosotros',
  lead: 'Evenmoor es un lugar para practicar la inversión con dinero ficticio. Dice solo lo que su libro contable puede probar.',
  what: {
    heading: 'Qué es esto',
    text: 'Abres una cuenta, pagas una orden de pago de práctica, eliges un plan y ves el resultado de cada día. Después retiras y ves cuál fue la comisión. Nada de eso es dinero real, y cada paso funciona como si lo fuera.',
    why: 'Muchos sitios con estas pantallas existen para robar a la gente. Conservamos las pantallas y hacemos verdadera cada frase, para que aprendas en qué fijarte.',
  },
  who: {
    heading: 'Quiénes somos',
    text: 'Evenmoor es software de código abierto. Ninguna empresa opera esta demostración. Quien lo instala es su operador y responde por él.',
    notSet:
      'El operador de este sitio aún no ha dado un nombre ni un domicilio. Las direcciones de contacto de abajo son ejemplos.',
    emailLabel: 'Correo',
    addressLabel: 'Dirección',
    notHeading: 'Qué no somos',
    not: {
      bank: 'Ni banco, ni bróker, ni casa de cambio, ni billetera.',
      licence: 'Ninguna autoridad nos supervisa, y ninguna ha aprobado nada de lo que hay aquí.',
      advice: 'No somos asesores. Nada aquí es una recomendación de invertir.',
      cover: 'Ningún sistema de protección nos cubre. No hay dinero real que proteger.',
    },
  },
  how: {
    heading: 'Cómo funciona la simulación',
    wallet: {
      title: 'Una billetera de práctica',
      text: 'Recibes el valor de 10.000 dólares de práctica en cada una de seis monedas. Están en una red simulada dentro de este sitio.',
    },
    checkout: {
      title: 'Una orden de pago',
      text: 'La pagas desde esa billetera. Cada pago se abona cuando tiene sus confirmaciones, sea cual sea su tamaño.',
    },
    result: {
      title: 'Un resultado al día',
      text: 'Cada plan tiene un resultado registrado por día. Tu parte se redondea hacia abajo a la millonésima de dólar.',
    },
    withdrawal: {
      title: 'Un retiro',
      text: 'Tú lo pides, el personal lo revisa y la red de práctica paga. Cuesta el 1 % y nada más.',
    },
  },
  team: {
    heading: 'Equipo',
    rule: 'Solo mostramos a personas que lo aceptaron, con constancia de su consentimiento.',
    none: 'Ahora mismo no hay nadie que mostrar.',
    failed: 'No se pudieron cargar.',
    show: '{count, plural, one {Mostrar # persona} other {Mostrar # personas}}',
    check: 'Qué puedes comprobar por tu cuenta',
    code: {
      title: 'El código',
      text: 'Es de código abierto con licencia MIT. Cualquiera puede leer cómo se calcula una cifra, y ejecutarlo.',
    },
    calls: {
      title: 'Las llamadas',
      text: 'Todo lo que este sitio pide a su servidor está descrito en una página.',
      link: 'Ver las llamadas',
    },
    ledger: {
      title: 'Tu propio libro contable',
      text: 'Tus saldos son sumas de apuntes. Con una cuenta puedes leer todos los tuyos.',
    },
  },
  why: {
    heading: 'Por qué elegirnos',
    fee: { title: 'Una comisión, a la vista', text: 'Ves la comisión y lo que llega antes de confirmar.' },
    exit: {
      title: 'Irse es tan fácil como entrar',
      text: 'Recupera tu dinero de práctica de un plan en cualquier momento.',
    },
    promise: {
      title: 'Nada se promete',
      text: 'Ninguna página dice que un resultado sea seguro, probable o habitual.',
    },
    trackers: {
      title: 'Nadie te sigue',
      text: 'Ninguna página pide nada a otro sitio: ni rastreadores ni anuncios.',
    },
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  about:
    'Quién hace Evenmoor, qué no es, cómo funciona la simulación y qué puedes comprobar tú. Solo dinero de práctica.',
}
