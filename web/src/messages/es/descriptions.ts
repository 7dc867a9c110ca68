import type { descriptions as english } from '#messages/en/descriptions.ts'
import type { Translation } from '#messages/shape.ts'

export const descriptions: Translation<typeof english> = {
  home: 'Practica la inversión en criptomonedas y forex con 10.000 dólares de práctica. Los resultados pueden ser negativos, las comisiones se ven antes y nada se promete.',
  picture: 'Aprende qué se siente al invertir, antes de que te cueste.',
  about:
    'Quién hace Evenmoor, qué no es, cómo funciona la simulación y qué puedes comprobar tú. Solo dinero de práctica.',
  contact: 'Escribe a quienes llevan este sitio. Guardamos cada mensaje y le damos un número de referencia.',
  faq: 'Diez respuestas claras: dinero de práctica, tasas diarias, pérdidas, la única comisión, retiros, seguridad y soporte.',
  terms:
    'Los términos de uso de Evenmoor: solo dinero de práctica, 18 años o más, planes y rangos, y la comisión de retiro del 1 %.',
  privacy: 'Qué guarda Evenmoor sobre ti, por qué, cuánto tiempo y cómo pedir que se borre.',
  risks:
    'Los riesgos de las criptomonedas y el forex reales en dos minutos, y qué puede y qué no puede enseñar la práctica.',
  results:
    'Cada resultado diario de cada plan, los hashes publicados y una comprobación en tu propio navegador.',
  signup: 'Abre gratis una cuenta de práctica: un correo, unos dos minutos, sin tarjeta ni billetera.',
  login: 'Entra en tu cuenta de práctica de Evenmoor.',
  forgotPassword: 'Recibe un enlace para crear una contraseña nueva de tu cuenta de práctica de Evenmoor.',
  resetPassword: 'Crea una contraseña nueva para tu cuenta de práctica de Evenmoor.',
  logout: 'Sal de tu cuenta de práctica de Evenmoor.',
  staffLink: 'Entra como personal con el enlace que recibiste.',
  notMe:
    'Cierra la sesión en todos los dispositivos de tu cuenta de Evenmoor si un correo cuenta algo que no hiciste.',
  undoEmailChange: 'Recupera la dirección de correo anterior de tu cuenta de Evenmoor.',
  newsletterConfirm: 'Confirma que quieres el boletín de Evenmoor.',
  newsletterUnsubscribe: 'Deja el boletín de Evenmoor.',
}
