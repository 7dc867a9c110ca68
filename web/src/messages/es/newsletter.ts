import type { newsletter as english, descriptions as englishDescriptions } from '#messages/en/newsletter.ts'
import type { Translation } from '#messages/shape.ts'

export const newsletter: Translation<typeof english> = {
  missing: 'Este enlace no está completo. Ábrelo otra vez desde nuestro correo.',
  failed: 'No funcionó. Inténtalo de nuevo.',
  home: 'Ir al inicio',
  confirm: {
    title: 'Confirma el boletín',
    lead: 'Pulsa el botón y tu dirección queda en la lista.',
    submit: 'Confirmar',
    busy: 'Confirmando…',
    done: 'Estás en la lista.',
    doneNote: 'El correo que te trajo aquí tiene también el enlace para dejar la lista cuando quieras.',
  },
  unsubscribe: {
    title: 'Dejar el boletín',
    lead: 'Pulsa el botón y no enviamos nada más a tu dirección.',
    submit: 'Darse de baja',
    busy: 'Dando de baja…',
    done: 'Ya no estás en la lista.',
    doneNote: 'Tu dirección se borra en los 7 días siguientes a nuestro último correo.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  newsletterConfirm: 'Confirma que quieres el boletín de Evenmoor.',
  newsletterUnsubscribe: 'Deja el boletín de Evenmoor.',
}
