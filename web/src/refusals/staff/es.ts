import type { StaffRefusals } from '../refusals.ts'

export const staffRefusals: StaffRefusals = {
  'You approved this already: a colleague has to approve it too.':
    'Ya lo aprobaste: un colega también tiene que aprobarlo.',
  'You approved this: a colleague has to approve it too.':
    'Lo aprobaste: un colega también tiene que aprobarlo.',
  'This is your own withdrawal: a colleague has to decide it.':
    'Es tu propio retiro: un colega tiene que decidirlo.',
  'Your role can see withdrawals but not decide them.': 'Tu rol puede ver los retiros, pero no decidirlos.',
  'This changed while you were looking. {what} Look again before you decide.':
    'Esto cambió mientras mirabas. {what} Míralo otra vez antes de decidir.',
  '{name} approved it at {time} UTC.': '{name} lo aprobó a las {time} UTC.',
  '{name} rejected it at {time} UTC.': '{name} lo rechazó a las {time} UTC.',
  'The investor took it back at {time} UTC.': 'El inversor lo canceló a las {time} UTC.',
  'This bonus is decided.': 'Este bono ya está decidido.',
  '{name} verified it at {time} UTC.': '{name} lo verificó a las {time} UTC.',
  '{name} refused it at {time} UTC.': '{name} no lo aceptó a las {time} UTC.',
  'This bonus would be your own: a colleague has to decide it.':
    'Este bono sería tuyo: un colega tiene que decidirlo.',
  'You are the one who was invited: a colleague has to decide it.':
    'Tú eres la persona invitada: un colega tiene que decidirlo.',
  'Your role can see bonuses but not decide them: an administrator does.':
    'Tu rol puede ver los bonos, pero no decidirlos: lo hace un administrador.',
  'Both accounts lead to one mailbox, so this cannot be verified. Refuse it with a reason.':
    'Las dos cuentas llevan a un mismo buzón, así que no se puede verificar. Recházalo con un motivo.',
  'The invitations go in a circle, so this cannot be verified. Refuse it with a reason.':
    'Las invitaciones van en círculo, así que no se puede verificar. Recházalo con un motivo.',
  'There was a bonus for this mailbox before, so this cannot be verified. Refuse it with a reason.':
    'Ya hubo un bono para este buzón, así que no se puede verificar. Recházalo con un motivo.',
  'The account that invited is closed, so this cannot be verified. Refuse it with a reason.':
    'La cuenta que invitó está cerrada, así que no se puede verificar. Recházalo con un motivo.',
  'This identity check is over.': 'Esta comprobación de identidad ha terminado.',
  '{name} accepted it at {time} UTC.': '{name} la aceptó a las {time} UTC.',
  '{name} did not accept it at {time} UTC.': '{name} no la aceptó a las {time} UTC.',
  'The investor withdrew it.': 'El inversor la retiró.',
  'Open every picture before you accept the document. Nothing was decided.':
    'Abre cada imagen antes de aceptar el documento. No se decidió nada.',
  'Accept a document only when every point of the list is in order. Nothing was decided.':
    'Acepta un documento solo cuando cada punto de la lista esté en orden. No se decidió nada.',
  'This is your own identity check: a colleague has to look at it.':
    'Es tu propia comprobación de identidad: un colega tiene que mirarla.',
  'Your role can see identity checks but neither open their pictures nor decide them.':
    'Tu rol puede ver las comprobaciones de identidad, pero ni abrir sus imágenes ni decidirlas.',
  '{name} ended this pause already. Nothing was changed.': '{name} ya terminó esta pausa. No se cambió nada.',
  'This pause holds your own withdrawals: a colleague has to end it.':
    'Esta pausa retiene tus propios retiros: un colega tiene que terminarla.',
  '{name} has taken this message. Nothing was changed.':
    '{name} se encarga de este mensaje. No se cambió nada.',
  '{name} archived this message already.': '{name} ya archivó este mensaje.',
  '{name} answered this message at {time} UTC. Nothing was sent. Look again before you answer.':
    '{name} respondió a este mensaje a las {time} UTC. No se envió nada. Míralo de nuevo antes de responder.',
  'Write the answer.': 'Escribe la respuesta.',
  'Choose a colleague.': 'Elige a un colega.',
  'Choose a colleague who answers messages.': 'Elige a un colega que responda mensajes.',
  'This message is not archived.': 'Este mensaje no está archivado.',
  '{name} brought this message back at {time} UTC.': '{name} recuperó este mensaje a las {time} UTC.',
  '{name} locked this account at {time} UTC.': '{name} bloqueó esta cuenta a las {time} UTC.',
  '{name} unlocked this account at {time} UTC.': '{name} desbloqueó esta cuenta a las {time} UTC.',
  '{name} changed this role at {time} UTC.': '{name} cambió este rol a las {time} UTC.',
  'This plan is closed: it has no new positions that other terms could be for.':
    'Este plan está cerrado: no tiene posiciones nuevas a las que se apliquen otras condiciones.',
  '{name} changed the terms of this plan at {time} UTC.':
    '{name} cambió las condiciones de este plan a las {time} UTC.',
  '{name} called terms of this plan off at {time} UTC.':
    '{name} anuló condiciones de este plan a las {time} UTC.',
  '{name} closed this plan at {time} UTC.': '{name} cerró este plan a las {time} UTC.',
  '{name} changed these words at {time} UTC.': '{name} cambió estas palabras a las {time} UTC.',
  '{name} made that proposal at {time} UTC.': '{name} hizo esa propuesta a las {time} UTC.',
  'This account is locked already.': 'Esta cuenta ya está bloqueada.',
  'This account is open already.': 'Esta cuenta ya está abierta.',
  'This is your own account: a colleague has to do that.':
    'Es tu propia cuenta: un colega tiene que hacerlo.',
  'This is your own account: a colleague has to change it.':
    'Es tu propia cuenta: un colega tiene que cambiarla.',
  'This is a member of staff. Nothing was locked: take the role away first.':
    'Es alguien del equipo. No se bloqueó nada: quítale primero el rol.',
  'That is their role already. Nothing was changed.': 'Ese ya es su rol. No se cambió nada.',
  'This is the last administrator. Nothing was changed: make another one first.':
    'Es el último administrador. No se cambió nada: nombra antes a otro.',
  '{name} signed this day off already. Nothing was changed.':
    '{name} ya dio su conformidad a este día. No se cambió nada.',
  'The day is not over yet (UTC): its figures can still change.':
    'El día no ha terminado (UTC): sus cifras aún pueden cambiar.',
  'Say why the figures differ ({assets}): nothing was signed.':
    'Di por qué difieren las cifras ({assets}): no se firmó nada.',
  'This plan was changed while you were looking. Nothing was changed by you. Look at it again.':
    'Este plan cambió mientras mirabas. No cambiaste nada. Míralo otra vez.',
  'Only terms that are announced and not in force yet can be called off.':
    'Solo se pueden anular condiciones anunciadas que aún no están en vigor.',
  'This plan is closed already.': 'Este plan ya está cerrado.',
  'All terms of this plan were called off. Add a new plan instead.':
    'Todas las condiciones de este plan se anularon. Añade un plan nuevo.',
  'Terms of this plan are announced for {day} already. Nothing was changed. Call them off first, or choose a later day.':
    'Ya hay condiciones de este plan anunciadas para {day}. No se cambió nada. Anúlalas primero o elige un día posterior.',
  'These are the terms as they are. Change at least one of them.':
    'Estas ya son las condiciones. Cambia al menos una.',
  'No consent to this record stands. Nothing was changed.':
    'No consta ningún consentimiento para este registro. No se cambió nada.',
  'No consent to these words stands. Record one first; nothing is shown without it.':
    'No consta ningún consentimiento para estas palabras. Anota uno primero; sin él no se muestra nada.',
  'This record is on no page. Nothing was changed.':
    'Este registro no está en ninguna página. No se cambió nada.',
  'These are the words as they are. Change something.': 'Estas ya son las palabras. Cambia algo.',
  'This day got a result a moment ago. Look at it again.':
    'Este día recibió un resultado hace un momento. Míralo otra vez.',
  'This day is not signed off. Nothing was changed.': 'Este día no está firmado. No se cambió nada.',
  'Choose today or a later day, or leave it empty.': 'Elige hoy o un día posterior, o déjalo vacío.',
  'A colleague changed these words while you were looking. Nothing was done. Look again.':
    'Un colega cambió estas palabras mientras mirabas. No se hizo nada. Míralo otra vez.',
  '{name} published this record already. Nothing was changed.':
    '{name} ya publicó esta ficha. No se cambió nada.',
  'A proposal for this day is open already. Decide about that one first.':
    'Ya hay una propuesta abierta para este día. Decide primero sobre esa.',
  '{name} approved this proposal already. Nothing was changed now.':
    '{name} ya aprobó esta propuesta. Ahora no se cambió nada.',
  '{name} rejected this proposal already. Nothing was changed now.':
    '{name} ya rechazó esta propuesta. Ahora no se cambió nada.',
  'This is your own proposal: a colleague has to approve it.':
    'Es tu propia propuesta: un colega tiene que aprobarla.',
}
