import type { descriptions as englishDescriptions, verify as english } from '#messages/en/verify.ts'
import type { Translation } from '#messages/shape.ts'

export const verify: Translation<typeof english> = {
  title: 'Comprobar un extracto',
  lead: 'Elige el PDF. Se comprueba en este navegador y no se envía a ningún sitio.',
  file: 'El extracto',
  fileHint: 'Un archivo PDF guardado desde la página de extractos',
  check: 'Comprobar',
  busy: 'Comprobando…',
  genuine: {
    title: 'Este extracto es auténtico',
    text: 'Se firmó aquí y desde entonces no cambió ni un byte.',
  },
  changed: {
    title: 'Este archivo fue modificado',
    text: 'Se firmó aquí, pero ya no es como era. No te fíes de nada de lo que dice.',
  },
  other_key: {
    title: 'La firma es de otro',
    text: 'El archivo no se firmó con la clave de este sitio. Pregunta a quien te lo dio de qué sitio es.',
  },
  truncated: {
    title: 'Falta el final del archivo',
    text: 'Probablemente no se guardó entero. Guárdalo otra vez y comprueba ese.',
  },
  no_pdf: {
    title: 'Esto no es un PDF',
    text: 'Elige el extracto tal como se guardó. Una imagen o un texto no se puede comprobar.',
  },
  no_statement: {
    title: 'Esto no es un extracto',
    text: 'El archivo es un PDF, pero no un extracto de Evenmoor.',
  },
  failed:
    'No se pudo leer la clave de este sitio, así que no se comprobó nada. Tu archivo sigue aquí. Inténtalo de nuevo.',
  facts: {
    title: 'Lo que dice el extracto',
    holder: 'Titular',
    period: 'Periodo',
    mode: 'Dinero',
    practice: 'Dinero de práctica',
    test: 'Monedas de redes de prueba',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    fees: 'Comisiones',
    transactions: 'Transacciones',
    until: 'Hasta',
  },
  receipt: {
    genuine: 'Este recibo es auténtico',
    title: 'Lo que dice el recibo',
    asked: 'Pedido',
    credited: 'Abonado',
    settled: 'Completado',
    checkout: 'Orden de pago',
    payments: 'Pagos',
  },
  payout: {
    amount: 'Retiras',
    fee: 'Nuestra comisión (1 %)',
    net: 'Recibes',
    confirmed: 'Confirmado',
    address: 'Dirección',
    network: 'Red',
    transaction: 'Transacción',
    withdrawal: 'Retiro',
  },
  howTitle: 'Cómo funciona',
  how: 'Cada extracto termina con una firma Ed25519 sobre cada byte anterior. Quien cambia una cifra la rompe.',
  key: 'Clave pública',
  keyText: 'Guárdala para comprobar extractos sin esta página:',
  offline: 'npm run ops -- verify-statement FILE --key …',
  script: 'Esta comprobación necesita JavaScript. Sin él, usa el comando de abajo.',
  needed: 'Elige primero un archivo.',
}

export const descriptions: Translation<typeof englishDescriptions> = {
  verifyStatement:
    'Comprueba en tu navegador que un extracto de Evenmoor es auténtico y no ha cambiado. El archivo no se envía.',
}
