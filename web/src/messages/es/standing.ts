import type { standing as english } from '#messages/en/standing.ts'
import type { Translation } from '#messages/shape.ts'

export const standing: Translation<typeof english> = {
  state: {
    locked: 'Tu cuenta está bloqueada.',
    suspended: 'Tu cuenta está suspendida.',
  },
  why: {
    unusual_activity: 'Vimos en ella una actividad inusual.',
    owner_request: 'Su titular lo pidió.',
    terms: 'Estamos comprobando si se cumplieron nuestras condiciones.',
    legal_request: 'Tenemos que responder a un requerimiento legal.',
  },
  balance: 'Tu saldo está intacto.',
  works:
    'Puedes verlo todo, exportar tus datos, recuperar dinero de tus posiciones y pedir un retiro. Los pagos en camino se abonan igual. Todo lo demás espera.',
  review: 'La volvemos a revisar a más tardar el {at}.',
  overdue: 'Dijimos que la revisaríamos a más tardar el {at}, y vamos con retraso.',
  reference: 'Referencia',
  appeal: 'Si crees que es un error, díselo a soporte con la referencia.',
  support: 'Contactar soporte',
  message: 'Sobre mi cuenta, referencia {reference}:',
  see: 'Ver mi cuenta',
  seeing: 'Abriendo…',
}
