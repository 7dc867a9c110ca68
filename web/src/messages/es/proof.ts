import type { proof as english } from '#messages/en/proof.ts'
import type { Translation } from '#messages/shape.ts'

export const proof: Translation<typeof english> = {
  title: 'Confirma que eres tú',
  lead: 'Lo pedimos antes de cambios importantes. Vale cinco minutos.',
  password: 'Tu contraseña',
  submit: 'Confirmar',
  busy: 'Comprobando…',
  passwordNeeded: 'Escribe tu contraseña.',
  codeNeeded: 'Escribe el código.',
  totp: {
    label: 'Código de 6 cifras de tu app de autenticación',
    use: 'Usar la app de autenticación',
  },
  recovery_code: {
    label: 'Código de recuperación',
    hint: 'Uno de los diez códigos que guardaste. Cada uno sirve una vez.',
    use: 'Usar un código de recuperación',
  },
  passkey: {
    text: 'Tu dispositivo te pide la cara, el dedo, un PIN o una llave de seguridad.',
    button: 'Usar tu llave de acceso',
    busy: 'Esperando a tu dispositivo…',
    use: 'Usar una llave de acceso',
  },
  fault: {
    declined: 'No se usó la llave de acceso. Inténtalo de nuevo o elige otra forma.',
    known: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
    failed: 'Tu dispositivo no pudo hacerlo. Inténtalo de nuevo o elige otra forma.',
  },
  secondStep: {
    title: 'Un paso más',
    lead: 'Tu contraseña es correcta. Ahora confirma con tu segundo factor.',
    back: 'Volver a la contraseña',
  },
}
