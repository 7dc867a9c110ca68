import type { staffAudit as english } from '#messages/en/staff-audit.ts'
import type { Translation } from '#messages/shape.ts'

export const staffAudit: Translation<typeof english> = {
  nouns: {
    withdrawal: 'Retiro',
    withdrawals: 'Pausa de retiros',
    bonus: 'Bono',
    result: 'Resultado diario',
    plan: 'Plan',
    reconciliation: 'Conciliación',
    record: 'Registro público',
    message: 'Mensaje',
    staff: 'Personal',
    identity: 'Comprobación de identidad',
    account: 'Cuenta',
    person: 'Persona',
    password: 'Contraseña',
    email: 'Correo',
    factor: 'Segundo factor',
    session: 'Sesión',
    address: 'Dirección de retiro',
    break: 'Descanso',
    deposit: 'Depósito',
    deposit_limit: 'Límite de depósito',
  },
  actions: {
    withdrawal: {
      approve: 'Retiro aprobado',
      reject: 'Retiro rechazado',
      payment_lost: 'Pago de un retiro perdido',
    },
    withdrawals: {
      pause: 'Retiros en pausa',
      resume: 'Pausa de retiros terminada',
    },
    bonus: {
      verify: 'Bono verificado',
      refuse: 'Bono denegado',
    },
    result: {
      propose: 'Resultado propuesto',
      approve: 'Resultado aprobado',
      reject: 'Resultado rechazado',
    },
    plan: {
      add: 'Plan añadido',
      change_terms: 'Condiciones del plan cambiadas',
      call_off_terms: 'Condiciones del plan anuladas',
      approve_terms: 'Condiciones del plan aprobadas',
      close: 'Plan cerrado',
      result_source: 'Origen de los resultados cambiado',
    },
    reconciliation: {
      signed_off: 'Día firmado',
      sign_off_taken_back: 'Firma retirada',
    },
    record: {
      added: 'Registro añadido',
      changed: 'Registro cambiado',
      consent_given: 'Consentimiento anotado',
      consent_withdrawn: 'Consentimiento retirado',
      published: 'Registro publicado',
      unpublished: 'Registro quitado de las páginas',
    },
    message: {
      taken: 'Mensaje atendido',
      handed_over: 'Mensaje pasado a un colega',
      released: 'Mensaje devuelto',
      answered: 'Mensaje respondido',
      archived: 'Mensaje archivado',
      restored: 'Mensaje recuperado',
    },
    staff: {
      created: 'Miembro del personal añadido',
      role_given: 'Rol dado',
      link_redeemed: 'Enlace de un solo uso abierto',
      role_changed: 'Rol cambiado',
      role_taken: 'Rol quitado',
    },
    identity: {
      submitted: 'Comprobación de identidad enviada',
      withdrawn: 'Comprobación de identidad retirada',
      picture_opened: 'Imagen de identidad abierta',
      accepted: 'Comprobación de identidad aceptada',
      not_accepted: 'Comprobación de identidad no aceptada',
      pictures_removed: 'Imágenes de identidad borradas',
    },
    account: {
      locked: 'Cuenta bloqueada',
      lock_reviewed: 'Bloqueo revisado de nuevo y mantenido',
      unlocked: 'Cuenta desbloqueada',
      lock_ended: 'Bloqueo terminado por sí solo',
      sessions_ended: 'Sesiones cerradas por el personal',
      closed: 'Cuenta cerrada',
    },
    person: {
      exported: 'Datos propios exportados',
    },
    password: {
      changed: 'Contraseña cambiada',
      reset: 'Contraseña puesta con un enlace',
    },
    email: {
      changed: 'Correo cambiado',
      change_undone: 'Cambio de correo deshecho',
    },
    factor: {
      authenticator_on: 'App de códigos activada',
      authenticator_off: 'App de códigos desactivada',
      passkey_added: 'Llave de acceso añadida',
      passkey_removed: 'Llave de acceso quitada',
      codes_renewed: 'Códigos de recuperación renovados',
      dropped: 'Factores nuevos quitados con «No fui yo»',
      recovery_code_used: 'Código de recuperación usado',
    },
    session: {
      not_me: '«No fui yo» usado',
    },
    address: {
      saved: 'Dirección de retiro guardada',
      removed: 'Dirección de retiro quitada',
      hold_skipped: 'Espera de una dirección omitida',
    },
    break: {
      taken: 'Descanso tomado',
    },
    deposit: {
      address_changed: 'Dirección de un depósito cambiada',
      address_restored: 'Dirección de un depósito restaurada',
    },
    deposit_limit: {
      set: 'Límite de depósito fijado',
    },
  },
}
