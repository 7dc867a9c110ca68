import type { identityReasons as english } from '#messages/en/identity-reasons.ts'
import type { Translation } from '#messages/shape.ts'

export const identityReasons: Translation<typeof english> = {
  unreadable: {
    title: 'Ilegible',
    text: 'La imagen no se puede leer: está borrosa, demasiado oscura o tapada en parte. Hay que hacerla de nuevo con luz de día y con todo el documento enfocado.',
  },
  cut_off: {
    title: 'Cortada',
    text: 'Una parte del documento no está en la imagen. Hay que hacerla de nuevo con las cuatro esquinas dentro.',
  },
  expired: {
    title: 'Caducado',
    text: 'El documento ya no es válido. Hay que enviar uno que lo sea.',
  },
  name_differs: {
    title: 'Otro nombre',
    text: 'El nombre del documento no es el de la cuenta. Hay que cambiar el nombre en el perfil o enviar un documento con el mismo nombre.',
  },
  other_document: {
    title: 'Otro documento',
    text: 'No es un pasaporte, un documento de identidad ni un permiso de conducir, o no es el elegido. Hay que enviar uno de ellos.',
  },
  altered: {
    title: 'Alterado',
    text: 'La imagen muestra señales de haber sido cambiada. Hay que enviarla tal como se hizo.',
  },
}
