import type { forms as english } from '#messages/en/forms.ts'
import type { Translation } from '#messages/shape.ts'

export const forms: Translation<typeof english> = {
  needsScript: 'Este formulario necesita JavaScript. Actívalo en tu navegador y carga la página otra vez.',
  rules: {
    firstName: 'El nombre es obligatorio',
    lastName: 'El apellido es obligatorio',
    email: 'El correo es obligatorio',
    emailFormat: 'Escribe un correo válido.',
    password: 'La contraseña es obligatoria',
    mismatch: 'Las contraseñas no coinciden',
    code: 'El código es obligatorio',
    nameLength: 'Usa 100 caracteres como máximo.',
    nameSigns: 'Usa solo letras, espacios y signos.',
    name: 'El nombre es obligatorio',
    message: 'El mensaje es obligatorio',
    messageLength: 'Usa 2000 caracteres como máximo.',
    oneLine: 'Usa una sola línea de texto sin formato.',
    plainText: 'Usa texto sin formato.',
    adult: 'Marca la casilla: tienes 18 años o más y sabes que esto es dinero de práctica.',
    resetToken: 'Falta el token de restablecimiento.',
    resetLength: 'La contraseña debe tener al menos 6 caracteres.',
    resetMismatch: 'Las contraseñas no coinciden.',
    invalid: 'Revisa este campo.',
  },
}
