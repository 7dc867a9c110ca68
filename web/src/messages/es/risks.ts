import type { risks as english, descriptions as englishDescriptions } from '#messages/en/risks.ts'
import type { Translation } from '#messages/shape.ts'

export const risks: Translation<typeof english> = {
  title: 'Los riesgos, en dos minutos',
  lead: 'Aquí solo puedes perder dinero de práctica. Las criptomonedas y el forex reales son otra cosa. Lee esto antes de poner dinero real en cualquier lugar.',
  summary: {
    all: 'Puedes perder todo el dinero que pongas.',
    protection: 'No debes esperar que alguien te proteja si algo sale mal.',
    promise: 'Nadie puede prometerte una tasa y ser honesto.',
    practice: 'Que te vaya bien con dinero de práctica dice poco sobre el dinero real.',
  },
  lose: {
    heading: 'Puedes perderlo todo',
    one: 'El precio de un criptoactivo puede caer a la mitad en días, y a nada para siempre. Las divisas se mueven menos, pero en forex se suele operar con dinero prestado: un movimiento pequeño puede llevarse todo lo que pusiste.',
  },
  protection: {
    heading: 'No esperes protección',
    one: 'Los sistemas de protección de depósitos y los defensores del cliente por lo general no cubren las criptomonedas. Si un sitio cierra, sufre un robo o simplemente se queda tu dinero, quizá no tengas a quién acudir.',
    two: 'Un pago en criptomonedas no se puede anular. Una moneda enviada por la red equivocada a menudo se pierde.',
  },
  liquidity: {
    heading: 'Quizá no puedas salir cuando quieras',
    one: 'Puede faltar un comprador, una red puede ir lenta y un sitio puede parar los retiros. Un precio en una pantalla no es dinero en tu mano.',
  },
  complex: {
    heading: 'Puede ser difícil de entender',
    one: 'Si no puedes explicar con tus palabras de dónde sale un resultado, déjalo. Investiga por tu cuenta y pregunta a alguien que no tenga nada que vender.',
  },
  basket: {
    heading: 'No lo pongas todo en un solo lugar',
    one: 'Una regla común: las inversiones de alto riesgo, por debajo de la décima parte de lo que tienes. Nunca uses el dinero del alquiler, la comida o las deudas.',
  },
  warning: {
    heading: 'Señales de un robo',
    one: 'Una tasa diaria que se presenta como segura. Un 2,5 % al día sería ×8207 en un año.',
    two: 'Un saldo que crece deprisa, y una comisión o un impuesto que pagar antes de poder retirar.',
    three: 'Presión para decidir ya, desconocidos que escriben primero y premios por traer amigos.',
    four: 'Nombres, licencias y opiniones que nadie puede comprobar.',
  },
  practice: {
    heading: 'Qué puede y qué no puede enseñar la práctica',
    one: 'Aquí puedes aprender cómo funcionan las comisiones, las pérdidas y los retiros. Aquí no puedes aprender qué se siente al perder tu propio dinero.',
    two: 'Salvo que el operador registre otros resultados, cada día aquí es la tasa ilustrativa del plan. Ningún mercado real se comporta así.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  risks:
    'Los riesgos de las criptomonedas y el forex reales en dos minutos, y qué puede y qué no puede enseñar la práctica.',
}
