import type { sessions as english } from '#messages/en/sessions.ts'
import type { Translation } from '#messages/shape.ts'

export const sessions: Translation<typeof english> = {
  title: 'Sesiones',
  lead: 'Dónde has entrado. Solo conocemos la red y mostramos su primera mitad.',
  otherProgram: 'Otro programa',
  browserOn: '{browser} en {system}',
  someBrowser: 'Un navegador',
  someSystem: 'un sistema desconocido',
  here: 'Este dispositivo',
  used: 'Último uso: {when}',
  since: 'Entrada: {when}',
  network: 'Red {address}',
  end: 'Cerrar sesión',
  endOf: 'Cerrar sesión en {device}',
  busy: 'Cerrando sesión…',
  ended: 'Se cerró la sesión en {device}.',
  endOthers: 'Cerrar todas las demás',
  othersTitle: '¿Cerrar la sesión en los demás dispositivos?',
  othersText: 'Solo este dispositivo sigue dentro.',
  othersEnded:
    '{ended, plural, =0 {No había otros dispositivos.} one {Se cerró la sesión en # dispositivo.} many {Se cerró la sesión en # de dispositivos.} other {Se cerró la sesión en # dispositivos.}}',
  alone: 'No hay otros dispositivos con la sesión abierta.',
  strange: 'Si no reconoces alguna, ciérrala y después cambia tu contraseña.',
  toSecurity: 'Cambiar contraseña',
}
