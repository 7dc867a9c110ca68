import type { errors as english } from '#messages/en/errors.ts'
import type { Translation } from '#messages/shape.ts'

export const errors: Translation<typeof english> = {
  generic: 'No funcionó. Inténtalo de nuevo.',
  signedOut: 'Se cerró tu sesión. Entra para continuar.',
  tooManySoon: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  unavailable: 'Algo falló de nuestro lado. Inténtalo de nuevo.',
  unreachable: 'No pudimos llegar al servidor. Revisa tu conexión e inténtalo de nuevo.',
  unknownOutcome: 'Aún no sabemos si esto se hizo. Lo estamos comprobando. No lo envíes dos veces.',
  notProven: 'No confirmaste que eres tú, así que no se cambió nada.',
  page: {
    title: 'Esta página no se cargó',
    lead: 'Algo falló de nuestro lado.',
    reload: 'Cargar la página otra vez',
  },
}
