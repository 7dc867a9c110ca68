import type { payee as english } from '#messages/en/payee.ts'
import type { Translation } from '#messages/shape.ts'

export const payee: Translation<typeof english> = {
  scan: {
    picture: 'Leer una imagen QR',
    camera: 'Escanear con la cámara',
    note: 'La imagen se queda en este dispositivo: no se envía nada de ella.',
    busy: 'Leyendo…',
    found: 'Leída de la imagen. Compárala entera con tu monedero.',
    tooLarge: 'Este archivo ocupa más de {size} MB. Recorta la imagen al código o pega la dirección',
    unreadable:
      'Tu navegador no puede abrir este archivo como imagen. Elige un PNG o JPEG, o pega la dirección',
    noCode:
      'No se encontró ningún código QR en esta imagen. Tómala más cerca y más nítida, o pega la dirección',
    several: 'Esta imagen tiene más de un código QR. Recórtala al que quieres',
    noAddress:
      'Este código QR no contiene una dirección. Muestra en tu monedero el código para recibir, o pega la dirección',
    otherChain: 'Este código QR es de otra red: {chain}. Enviamos solo por {network}',
    chain: 'cadena {number}',
    notLoaded: 'No se pudo cargar el lector. Revisa tu conexión e inténtalo de nuevo, o pega la dirección',
  },
  receipt: {
    save: 'Guardar el recibo como PDF',
    busy: 'Preparando…',
    saved: 'El recibo está guardado.',
  },
  trial: {
    title: '¿Probar antes con un importe pequeño?',
    text: 'Todavía no ha llegado nada desde aquí a esta dirección. De {amount}, {fee} es nuestra comisión y llegan {net}. Cuando lo veas en tu monedero, retira el resto.',
    wait: 'Un importe pequeño espera tanto como uno grande. La espera es de la dirección: cuando termina, el resto no vuelve a esperar.',
    act: 'Retirar primero {amount}',
    again: 'Retirar otra vez a esta dirección',
  },
}
