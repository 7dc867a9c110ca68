import type { referrals as english } from '#messages/en/referrals.ts'
import type { Translation } from '#messages/shape.ts'

export const referrals: Translation<typeof english> = {
  title: 'Invitaciones',
  lead: 'Invita a alguien con tu código o tu enlace.',
  own: 'Tu código y tu enlace',
  code: 'Código',
  copyCode: 'Copiar código',
  codeCopied: 'Código copiado: {code}',
  link: 'Enlace',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  share: 'Compartir enlace',
  rulesTitle: 'Las reglas',
  rules: {
    arises:
      'Cuando alguien que se registró con tu código invierte por primera vez, se anota un bono de {amount} para ti. Cada persona trae uno, una sola vez.',
    review:
      'Está pendiente hasta que un administrador lo verifica. Entonces está en tu saldo disponible, para invertir o retirar.',
    none: 'Las cuentas que llevan a un mismo buzón cuentan como una persona y no traen bono. Si cierras tu cuenta, los bonos pendientes terminan con ella.',
    value: 'Es crédito de práctica y no tiene valor en efectivo.',
  },
  offTitle: 'Aquí no hay bonos',
  off: {
    test_networks:
      'Esta instalación usa redes de prueba públicas, y los bonos son crédito de práctica. Tu código funciona, y quien lo usa aparece abajo.',
    operator:
      'El operador de esta instalación los ha desactivado. Tu código funciona, y quien lo usa aparece abajo.',
  },
  pendingTotal: 'Pendiente',
  verifiedTotal: 'Verificado',
  people: 'Personas',
  caption: 'Personas que se registraron con tu código, primero las más nuevas',
  who: 'Quién',
  since: 'Registro',
  bonus: 'Bono',
  state: 'Estado',
  status: {
    pending: 'En revisión',
    verified: 'Verificado',
    refused: 'No aceptado',
    none: 'Sin bono',
  },
  reason: 'Motivo: {reason}',
  more: 'Cargar más',
  emptyTitle: 'Nadie ha usado tu enlace todavía.',
  emptyText: 'Quien se registra con tu código y confirma su dirección aparece aquí, solo con iniciales.',
}
