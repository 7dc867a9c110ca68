import type { faq as english, descriptions as englishDescriptions } from '#messages/en/faq.ts'
import type { Translation } from '#messages/shape.ts'

export const faq: Translation<typeof english> = {
  title: 'Preguntas y respuestas',
  lead: 'Diez respuestas claras. Al abrir una, se cierra la anterior.',
  fees: {
    question: '¿Cuánto cuesta?',
    answer:
      'Un retiro cuesta el 1 %, redondeado hacia arriba al centavo. Sale del importe y lo ves antes de confirmar. No hay ningún otro cargo. A nadie se le pide nunca pagar para poder retirar.',
  },
  losses: {
    question: '¿Puede ser negativo un resultado?',
    answer:
      'Sí. Una pérdida se resta de tu posición y ocupa el mismo lugar y tamaño que una ganancia. Por defecto, esta instalación registra la tasa ilustrativa de cada plan. Por eso sus días se ven mejor que los de cualquier mercado real. No esperes que la vida real sea igual.',
  },
  start: {
    question: '¿Cómo empiezo?',
    answer:
      'Regístrate con un correo y confírmalo con el código que te enviamos. Recibes una billetera de práctica con el valor de 10.000 dólares de práctica en cada una de seis monedas. Después elige un plan y un importe, y paga la orden de pago desde esa billetera.',
  },
  identity: {
    question: '¿Comprueban mi identidad?',
    answer:
      'Puedes probarlo en tu perfil: envías la imagen de un documento, el personal la mira y te escribimos lo que decide. Aquí nada depende de ello, porque todo el dinero es de práctica. Usa la imagen de muestra que dibuja la página, no un documento real. Las imágenes se borran 30 días después de la decisión.',
  },
  security: {
    question: '¿Cómo se protege mi cuenta?',
    answer:
      'Guardamos tu contraseña solo como hash Argon2id y rechazamos las fáciles. En tu perfil puedes añadir un segundo paso al inicio de sesión (una app de autenticación) o llaves de acceso, y ver y cerrar cada sesión. Te avisamos por correo de los cambios.',
  },
  referral: {
    question: '¿Hay un bono por invitar a gente?',
    answer:
      'Donde los bonos están activados, se anota uno para ti cuando alguien que se registró con tu código invierte por primera vez. Es crédito de práctica sin valor en efectivo y no se puede retirar antes de que un administrador lo revise y verifique. La página «Invitaciones» de tu cuenta dice si están activados y muestra las reglas.',
  },
  support: {
    question: '¿Cómo contacto con soporte, y cuándo?',
    answer:
      'Escríbenos en la página de contacto. Tu mensaje se guarda y recibe en el acto un número de referencia. Respondemos cuando podemos: no prometemos horarios, porque aquí no hay turnos organizados.',
  },
  more: {
    title: '¿No está aquí tu pregunta?',
    text: 'Pregúntanos. Tu mensaje recibe un número de referencia.',
    button: 'Contactar soporte',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  faq: 'Diez respuestas claras: dinero de práctica, tasas diarias, pérdidas, la única comisión, retiros, seguridad y soporte.',
}
