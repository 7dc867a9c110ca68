import type { notifications as english } from '#messages/en/notifications.ts'
import type { Translation } from '#messages/shape.ts'

export const notifications: Translation<typeof english> = {
  title: 'Notificaciones',
  lead: 'Lo que ha pasado en tu cuenta. Los avisos se guardan un año.',
  unread: 'Sin leer',
  markRead: 'Marcar como leído',
  markReadOf: 'Marcar como leído: {what}',
  markAll: 'Marcar todo como leído',
  busy: 'Marcando…',
  failed: 'No se pudo guardar. No se marcó nada; inténtalo de nuevo.',
  count: '{count, plural, one {# aviso} other {# avisos}}',
  countMore: '{count, plural, one {# aviso mostrado} other {# avisos mostrados}}, hay más por cargar',
  loadMore: 'Cargar más',
  loading: 'Cargando…',
  emptyTitle: 'Todavía no hay avisos',
  emptyText:
    'Aquí aparecerán los pagos, los retiros, los resultados diarios y todo lo que afecta a tu seguridad.',
  emptyAction: 'Ir al inicio',
  kind: {
    deposit_seen: 'Vemos tu pago de {amount}. Cuenta cuando esté confirmado.',
    deposit_settled: 'Tu depósito está completado: se abonó {amount}.',
    deposit_underpaid: 'Un pago fue menor de lo pedido: faltan {amount}.',
    deposit_late:
      'Tu pago de {amount} llegó cuando el precio ya no estaba fijado. Se abona al precio del momento en que lo vimos.',
    deposit_reversed: 'Un pago por el que se abonó {amount} salió de su cadena. El abono se anuló.',
    deposit_reversed_kept:
      'Un pago por el que se abonó {amount} salió de su cadena. El dinero ya se usó, así que no se anuló nada; nuestro equipo lo revisa.',
    withdrawal_requested: 'Pediste retirar {amount}. Está en revisión.',
    withdrawal_approved: 'Tu retiro de {amount} está aprobado.',
    withdrawal_sent: 'Tu retiro de {amount} se envió.',
    withdrawal_confirmed: 'La red ha confirmado tu retiro de {amount}.',
    withdrawal_cancelled: 'Has cancelado tu retiro de {amount}. El dinero está disponible.',
    withdrawal_rejected:
      'Tu retiro de {amount} no se aprobó y el dinero está disponible. El motivo: {reason}',
    withdrawal_again:
      'El pago de tu retiro de {amount} salió de su cadena. Se pagará de nuevo; no tienes que hacer nada.',
    withdrawal_failed: 'No se pudo enviar tu retiro de {amount}. Todo el dinero vuelve a estar disponible.',
    position_opened: 'Invertiste {amount} en {plan}.',
    position_redeemed: 'Recuperaste {amount} de {plan}.',
    plan_terms_announced:
      '{plan} tendrá nuevas condiciones para posiciones nuevas desde el {day} (UTC). Las tuyas conservan las condiciones con las que se abrieron.',
    daily_results_day: 'Resultados del {day}: {amount}.',
    daily_results_days: 'Resultados del {from} al {to}: {amount}.',
    statement_ready: 'Tu extracto de {month} está listo.',
    bonus_verified: 'Tu bono por invitación de {amount} está verificado y disponible.',
    bonus_refused: 'Un bono por invitación de {amount} no se aceptó. El motivo: {reason}',
    new_device:
      'Dispositivo nuevo: entró {device}. Si no fuiste tú, cierra su sesión y cambia tu contraseña.',
    new_place:
      'Red nueva: {device} entró desde {network}. Si no fuiste tú, cierra su sesión y cambia tu contraseña.',
    login_stopped:
      'Alguien escribió bien tu contraseña y luego cinco códigos erróneos: {device}. Nadie entró. Si no fuiste tú, cambia tu contraseña.',
    account_locked:
      'Tu cuenta fue bloqueada, referencia {reference}. Puedes seguir viéndola, exportar tus datos y pedir un retiro.',
    account_suspended:
      'Tu cuenta fue suspendida, referencia {reference}. Puedes seguir viéndola, exportar tus datos y pedir un retiro.',
    account_opened: 'Tu cuenta está abierta de nuevo.',
    identity_accepted: 'Tu comprobación de identidad fue aceptada.',
    identity_not_accepted:
      'Tu comprobación de identidad no fue aceptada. Su página dice por qué; puedes intentarlo de nuevo.',
    session_ended:
      'Cerramos la sesión en uno de tus dispositivos: su llave se usó en dos sitios. Si no sabes por qué, cambia tu contraseña.',
    password_changed: 'Tu contraseña ha cambiado.',
    email_changed: 'La dirección de correo de tu cuenta ha cambiado.',
    email_changed_back:
      'La dirección de correo de tu cuenta vuelve a ser la de antes y se ha cerrado la sesión en todos los dispositivos.',
    authenticator_on: 'Se añadió una app de autenticación.',
    authenticator_off: 'Se desactivó la app de autenticación.',
    address_saved:
      'Nueva en tu libreta de direcciones: {address}. Si no fuiste tú, usa el enlace de nuestro correo.',
    codes_renewed: 'Se crearon códigos de recuperación nuevos. Los de antes ya no funcionan.',
    passkey_added: 'Se añadió la llave de acceso «{name}».',
    passkey_removed: 'Se quitó la llave de acceso «{name}».',
    recovery_code_used: 'Se usó un código de recuperación. {left, plural, one {Queda uno} other {Quedan #}}.',
    unknown: 'Ha pasado algo en tu cuenta que esta página, ya antigua, no sabe nombrar. Vuelve a cargarla.',
  },
  link: {
    checkout: 'Abrir el pago',
    receipt: 'Ver el recibo',
    withdrawal: 'Ver cómo va',
    position: 'Ver la posición',
    transactions: 'Ver transacciones',
    statements: 'Ver tus extractos',
    referrals: 'Ver tus invitaciones',
    identity: 'Ver tu comprobación',
    security: 'Seguridad',
    sessions: 'Sesiones',
  },
  choices: {
    title: 'Qué te avisamos',
    text: 'Elige para cada tema. De las salidas de dinero y de la seguridad avisamos siempre de las dos formas: quien entra en una cuenta ajena lo apagaría primero.',
    inApp: 'En la app',
    byMail: 'Por correo',
    always: 'Siempre',
    never: 'Sin correo',
    failed: 'No se pudo guardar. Tu elección sigue como antes; inténtalo de nuevo.',
    topic: {
      deposits: 'Depósitos',
      withdrawals: 'Retiros',
      positions: 'Posiciones',
      results: 'Resultados diarios',
      statements: 'Extractos',
      bonuses: 'Bonos por invitación',
      security: 'Seguridad',
    },
    about: {
      deposits: 'Pagos vistos, abonados, tardíos o anulados.',
      withdrawals: 'Cada paso hasta que llega el dinero.',
      positions: 'Abiertas y recuperadas.',
      results: 'Un solo aviso con todos los resultados desde la última vez que miraste.',
      statements: 'Cuando el extracto de un mes está listo. Por correo solo si lo pides.',
      bonuses: 'Verificados o no aceptados.',
      security: 'Dispositivos nuevos, contraseña, correo, segundos factores.',
    },
  },
}
