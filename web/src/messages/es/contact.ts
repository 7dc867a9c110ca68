import type { contact as english, descriptions as englishDescriptions } from '#messages/en/contact.ts'
import type { Translation } from '#messages/shape.ts'

export const contact: Translation<typeof english> = {
  title: 'Contacto',
  lead: 'Pregunta, reclama o dinos qué está mal. Guardamos cada mensaje y le damos una referencia.',
  name: 'Nombre',
  email: 'Correo',
  emailHint: 'Respondemos a esta dirección.',
  message: 'Mensaje',
  messageHint: 'Hasta {max} caracteres. Nunca nos envíes una contraseña ni un código.',
  left: '{left, plural, =0 {No quedan caracteres} one {Queda # carácter} many {Quedan # de caracteres} other {Quedan # caracteres}}',
  over: '{over, plural, one {Sobra # carácter} many {Sobran # de caracteres} other {Sobran # caracteres}}',
  submit: 'Enviar mensaje',
  busy: 'Enviando…',
  failed: 'No se pudo enviar el mensaje.',
  kept: 'Lo que escribiste sigue aquí.',
  sent: 'Gracias. Tenemos tu mensaje, referencia {reference}.',
  sentNote: 'Guarda la referencia. Respondemos por correo cuando alguien lo ha leído.',
  last: 'Tu último mensaje tiene la referencia {reference}.',
  trap: 'Deja este campo vacío',
  other: {
    heading: 'Otras vías',
    email: 'Soporte por correo',
    phone: 'Teléfono',
    telegram: 'Telegram',
    address: 'Dirección',
    hours: 'Aquí no hay turnos organizados, así que no prometemos horarios.',
    example: 'Ejemplo: el operador aún no ha puesto los suyos.',
    safety: 'Nadie de aquí te pedirá una contraseña, un código ni un pago. Quien lo haga no somos nosotros.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  contact: 'Escribe a quienes llevan este sitio. Guardamos cada mensaje y le damos un número de referencia.',
}
