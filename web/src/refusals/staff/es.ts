import type { StaffRefusals } from '../refusals.ts'

export const staffRefusals: StaffRefusals = {
  'You approved this already: a colleague has to approve it too.':
    'Ya lo aprobaste: un colega también tiene que aprobarlo.',
  'You approved this: a colleague has to approve it too.':
    'Lo aprobaste: un colega también tiene que aprobarlo.',
  'This is your own withdrawal: a colleague has to decide it.':
    'Es tu propio retiro: un colega tiene que decidirlo.',
  'Your role can see withdrawals but not decide them.': 'Tu rol puede ver los retiros, pero no decidirlos.',
  'This is your own payment: a colleague has to decide it.':
    'Es tu propio pago: un colega tiene que decidirlo.',
  'Your role can see payments in review but not decide them.':
    'Tu rol puede ver los pagos en revisión, pero no decidirlos.',
  'Two members of staff approved this: it is about to be credited.':
    'Dos personas del equipo lo aprobaron: está a punto de abonarse.',
  'This payment left its block and waits for another. There is nothing to decide now.':
    'Este pago salió de su bloque y espera otro. Ahora no hay nada que decidir.',
  'This payment is in another block and gathers confirmations. There is nothing to decide now.':
    'Este pago está en otro bloque y reúne confirmaciones. Ahora no hay nada que decidir.',
  'This payment is in review.': 'Este pago está en revisión.',
  'This payment is credited already.': 'Este pago ya está abonado.',
  'This payment was refused.': 'Este pago fue rechazado.',
  'Its network no longer has this payment. There is nothing to decide now.':
    'Su red ya no tiene este pago. Ahora no hay nada que decidir.',
  'Its network no longer has this payment, and its credit was reversed. There is nothing to decide now.':
    'Su red ya no tiene este pago y su abono se anuló. Ahora no hay nada que decidir.',
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
  'The payment behind the investment left its network, so this cannot be verified. Wait for it, or refuse it with a reason.':
    'El pago de la inversión salió de su red, así que no se puede verificar. Espera a que vuelva o recházalo con un motivo.',
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
  '{name} suspended this account at {time} UTC.': '{name} suspendió esta cuenta a las {time} UTC.',
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
  'This person works here: only an administrator can do that.':
    'Esta persona trabaja aquí: solo un administrador puede hacerlo.',
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
  'Your role does not allow this.': 'Tu rol no permite esto.',
  'Nothing was removed: as long as you work here as staff, one second factor has to stay. Add another one first.':
    'No se quitó nada: mientras trabajes aquí, tiene que quedar un segundo factor. Añade antes otro.',
  "Nothing was added. As a member of staff you add your first second factor in a session opened by the operator's one-time link: ask for a new one (npm run ops -- staff add).":
    'No se añadió nada. Tu primer segundo factor se añade en una sesión abierta con el enlace de un solo uso del operador: pide uno nuevo (npm run ops -- staff add).',
  'This link was used already or is too old. Ask the operator for a new one: npm run ops -- staff add.':
    'Este enlace ya se usó o es demasiado antiguo. Pide uno nuevo al operador: npm run ops -- staff add.',
  'Give a reason': 'Da un motivo',
  'Enter a name': 'Escribe un nombre',
  'Enter the rate in percent, such as 2.5': 'Escribe la tasa en porcentaje, como 2,5',
  'Enter the rate in percent, from 0 to 100, such as 2.5':
    'Escribe la tasa en porcentaje, de 0 a 100, como 2,5',
  'Use at least one Latin letter or digit in the name':
    'Usa en el nombre al menos una letra latina o una cifra',
  'There is a plan with this name already; a closed one keeps its name too':
    'Ya hay un plan con este nombre; uno cerrado también conserva el suyo',
  'The least must be {min} or more': 'El mínimo tiene que ser {min} o más',
  'The most must be {max} or less': 'El máximo tiene que ser {max} o menos',
  'The most must not be below the least': 'El máximo no puede ser menor que el mínimo',
  'Choose a day from {day} on, at most a year ahead':
    'Elige un día a partir del {day}, como mucho con un año de antelación',
  'Enter the name to be shown': 'Escribe el nombre que se mostrará',
  'Enter what was said': 'Escribe lo que se dijo',
  'Choose the language of the words': 'Elige el idioma de las palabras',
  'Enter the day on which it was said': 'Indica el día en que se dijo',
  'Enter what they do': 'Escribe qué hace esta persona',
  'Enter who agreed': 'Escribe quién dio su consentimiento',
  'Enter the day on which they agreed': 'Indica el día en que dio su consentimiento',
  'Enter how they agreed and where that is kept': 'Escribe cómo dio su consentimiento y dónde se guarda',
  'Enter what they agreed to': 'Escribe a qué dio su consentimiento',
  'Say how it was verified': 'Di cómo se verificó',
  'This day has not come yet': 'Este día aún no ha llegado',
  'This day is over': 'Este día ya pasó',
  'A record stays of its kind: add a new one instead': 'Un registro no cambia de tipo: añade uno nuevo',
  'Enter the result in percent, such as -1.25.': 'Escribe el resultado en porcentaje, como -1,25.',
  'Enter the result in percent with up to four decimals, such as -1.25.':
    'Escribe el resultado en porcentaje con hasta cuatro decimales, como -1,25.',
  'A day cannot be below -100 % or above 100 %: it can lose everything, and no more.':
    'Un día no puede estar por debajo de -100 % ni por encima de 100 %: puede perderlo todo, y nada más.',
  'There is no such plan.': 'No existe ese plan.',
  'The first day of this plan is {day}.': 'El primer día de este plan es {day}.',
  'This day has not ended yet (UTC).': 'Este día aún no ha terminado (UTC).',
  'There is no result of this day to take back. Book one instead.':
    'No hay ningún resultado de este día que retirar. Registra uno.',
  'This day has a result. If it is wrong, have it taken back first; then the right one can be booked.':
    'Este día tiene un resultado. Si está mal, haz que se retire primero; después se puede registrar el correcto.',
  'The results of this plan do not come from staff on this day. Nothing was booked.':
    'Los resultados de este plan no vienen del personal en este día. No se registró nada.',
  'What was booked for this day is still on its way to the positions. Try again in a minute.':
    'Lo registrado para este día aún va camino de las posiciones. Inténtalo de nuevo en un minuto.',
  'There are no bonuses with test coins, so this cannot be verified. Refuse it with a reason.':
    'Con monedas de prueba no hay bonos, así que no se puede verificar. Recházalo con un motivo.',
  '{network} cannot be asked just now. Nothing was changed: try again in a minute.':
    'Ahora no se puede consultar {network}. No se cambió nada: inténtalo de nuevo en un minuto.',
  'Nothing is left to pay here: it was found on its chain, or decided otherwise.':
    'Aquí ya no queda nada que pagar: el pago se encontró en su cadena, o se decidió otra cosa.',
  'Withdrawals are paused: a credited payment left its chain. End the pause before you approve this, or reject it.':
    'Los retiros están en pausa: un pago abonado salió de su cadena. Termina la pausa antes de aprobarlo, o recházalo.',
  'Its address is new: it can be approved from {until} UTC on. Until then its owner can take it back.':
    'Su dirección es nueva: se puede aprobar a partir de {until} UTC. Hasta entonces, el inversor puede cancelarlo.',
  'Nothing was signed.': 'No se firmó nada.',
  'This account is suspended.': 'Esta cuenta está suspendida.',
  'This account is deactivated.': 'Esta cuenta está desactivada.',
  'This picture was encrypted with another key than secrets/{file} in DATA_DIR. Ask the operator to put that file back from a backup.':
    'Esta imagen se cifró con una clave distinta de secrets/{file} en DATA_DIR. Pide al operador que recupere ese archivo de una copia de seguridad.',
  'The ledger breaks one of its rules. Open the reconciliation page, and approve no withdrawal until you know why.':
    'El libro mayor incumple una de sus reglas. Abre la conciliación y no apruebes ningún retiro hasta saber por qué.',
  'Sealed transfers were changed, removed, or added. Someone can write to the database: find out who.':
    'Se cambiaron, quitaron o añadieron transferencias selladas. Alguien puede escribir en la base de datos: averigua quién.',
  'Sealed audit entries were changed, removed, or added. Someone can write to the database: find out who.':
    'Se cambiaron, quitaron o añadieron entradas de auditoría selladas. Alguien puede escribir en la base de datos: averigua quién.',
  'The database login of the application can change history. Take that right away from it.':
    'El usuario de base de datos de la aplicación puede cambiar el historial. Quítale ese permiso.',
  'A deposit address was changed in the database. Someone can write to it: find out who.':
    'Se cambió una dirección de depósito en la base de datos. Alguien puede escribir en ella: averigua quién.',
  'Withdrawals are paused because a credited payment left its chain. Review the pause, then end it.':
    'Los retiros están en pausa porque un pago abonado salió de su cadena. Revisa la pausa y después termínala.',
  'Reading {network} is paused, so its deposits are not credited. Check its node.':
    'La lectura de {network} está en pausa, así que sus depósitos no se abonan. Revisa su nodo.',
  'No worker is running, so no job runs. Start a process with ROLE=worker or ROLE=all.':
    'No hay ningún worker en marcha, así que no se ejecuta ninguna tarea. Inicia un proceso con ROLE=worker o ROLE=all.',
  'The job "{job}" keeps failing. The system page shows its error.':
    'La tarea «{job}» falla una y otra vez. La página del sistema muestra el error.',
  'The job "{job}" stopped running. Restart the worker.':
    'La tarea «{job}» dejó de ejecutarse. Reinicia el worker.',
  'Emails refused for good by the mail server: {count}. The system page shows its reasons.':
    'Correos que el servidor rechazó del todo: {count}. La página del sistema muestra sus motivos.',
  'Emails have been waiting for more than 15 minutes: {count}. Check the mail server and MAIL_URL.':
    'Hay correos que esperan desde hace más de 15 minutos: {count}. Revisa el servidor de correo y MAIL_URL.',
  'Wrong passwords for {count} accounts came from one address of the network {network} within {minutes} minutes. Further accounts are refused to it for now. If it goes on, block the network in front of the server.':
    'Desde una dirección de la red {network} llegaron contraseñas incorrectas para {count} cuentas en {minutes} minutos. Por ahora se le rechazan más cuentas. Si continúa, bloquea la red delante del servidor.',
  'One wrong password was tried on {count} accounts within {minutes} minutes. Logins with it are refused for now, except from usual devices.':
    'Se probó una misma contraseña incorrecta en {count} cuentas en {minutes} minutos. Por ahora se rechazan los accesos con ella, salvo desde dispositivos habituales.',
  'Wrong passwords for {count} accounts came from the network {network} within {minutes} minutes. Logins from it are refused for now, except from usual devices. If it goes on, block the network in front of the server.':
    'De la red {network} llegaron contraseñas incorrectas para {count} cuentas en {minutes} minutos. Por ahora se rechazan los accesos desde ella, salvo desde dispositivos habituales. Si continúa, bloquea la red delante del servidor.',
  'Wrong passwords for {count} accounts came from one program or browser within {minutes} minutes. Logins by it are refused for now, except from usual devices.':
    'Desde un mismo programa o navegador llegaron contraseñas incorrectas para {count} cuentas en {minutes} minutos. Por ahora se rechazan sus accesos, salvo desde dispositivos habituales.',
  'Wrong passwords were tried on {count} accounts within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Se probaron contraseñas incorrectas en {count} cuentas en {minutes} minutos. Si continúa, filtra el tráfico delante del servidor.',
  'There were {count} sign-ups from the network {network} within {minutes} minutes. Look at these accounts. If it goes on, block the network in front of the server.':
    'Hubo {count} registros desde la red {network} en {minutes} minutos. Revisa esas cuentas. Si continúa, bloquea la red delante del servidor.',
  'There were {count} sign-ups within {minutes} minutes. If you expected fewer, look at the newest accounts.':
    'Hubo {count} registros en {minutes} minutos. Si esperabas menos, revisa las cuentas más nuevas.',
  'The referral code {code} brought {count} accounts within {minutes} minutes. Look at them before you verify a bonus.':
    'El código de referido {code} trajo {count} cuentas en {minutes} minutos. Revísalas antes de verificar un bono.',
  'There were {count} contact messages within {minutes} minutes. Further ones are refused for now, except from people who are signed in.':
    'Hubo {count} mensajes de contacto en {minutes} minutos. Por ahora se rechazan más, salvo los de quienes tienen la sesión abierta.',
  'Codes for sign-ups were mailed {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Se enviaron códigos de registro {count} veces en {minutes} minutos. Si continúa, filtra el tráfico delante del servidor.',
  'There were {count} wrong codes at sign-up within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Hubo {count} códigos incorrectos en registros en {minutes} minutos. Si continúa, filtra el tráfico delante del servidor.',
  'Password resets were asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Se pidió restablecer la contraseña {count} veces en {minutes} minutos. Si continúa, filtra el tráfico delante del servidor.',
  'The newsletter was asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.':
    'Se pidió el boletín {count} veces en {minutes} minutos. Si continúa, filtra el tráfico delante del servidor.',
  'A second person has to approve this: it is above the limit for one approval.':
    'Una segunda persona tiene que aprobarlo: supera el límite de una sola aprobación.',
  'A second person has to approve this: together with other withdrawals of this investor within 24 hours, it is above the limit for one approval.':
    'Una segunda persona tiene que aprobarlo: junto con otros retiros de este inversor en 24 horas, supera el límite de una sola aprobación.',
  'A second person has to approve this: together with other withdrawals of this investor within 7 days, it is above the limit for one approval.':
    'Una segunda persona tiene que aprobarlo: junto con otros retiros de este inversor en 7 días, supera el límite de una sola aprobación.',
  'A second person has to approve this: together with other withdrawals to this address within 24 hours, it is above the limit for one approval.':
    'Una segunda persona tiene que aprobarlo: junto con otros retiros a esta dirección en 24 horas, supera el límite de una sola aprobación.',
  'A second person has to approve this: together with other withdrawals to this address within 7 days, it is above the limit for one approval.':
    'Una segunda persona tiene que aprobarlo: junto con otros retiros a esta dirección en 7 días, supera el límite de una sola aprobación.',
  'A second person has to approve this: together with other bonuses of this investor within 24 hours, it is above the limit for one approval.':
    'Una segunda persona tiene que aprobarlo: junto con otros bonos de este inversor en 24 horas, supera el límite de una sola aprobación.',
  'A second person has to approve this: together with other bonuses of this investor within 7 days, it is above the limit for one approval.':
    'Una segunda persona tiene que aprobarlo: junto con otros bonos de este inversor en 7 días, supera el límite de una sola aprobación.',
  'This proposal was called off. Nothing was changed now.':
    'Esta propuesta se anuló. Ahora no se cambió nada.',
  'These terms are approved already. Nothing was changed now.':
    'Estas condiciones ya están aprobadas. Ahora no se cambió nada.',
  'The day from which these terms should count has begun. Nothing was changed. Propose them again.':
    'El día desde el que estas condiciones debían contar ya empezó. No se cambió nada. Propónlas de nuevo.',
  'Other terms of this plan were announced since. Nothing was changed. Call this proposal off and propose it again.':
    'Entretanto se anunciaron otras condiciones de este plan. No se cambió nada. Anula esta propuesta y propónla de nuevo.',
  'A change of this plan waits for approval. Decide about that one first.':
    'Un cambio de este plan espera aprobación. Decide primero sobre ese.',
  '{name} proposed these terms at {time} UTC.': '{name} propuso estas condiciones a las {time} UTC.',
  'Say why you open these pictures first.': 'Indica primero por qué abres estas imágenes.',
  'The payment of a {amount} withdrawal is no longer on {network}. It can return: look for transaction {transaction} in the wallet before you pay again.':
    'El pago de un retiro de {amount} ya no está en {network}. Puede volver: busca la transacción {transaction} en la billetera antes de pagar de nuevo.',
  'A large payment waits for two approvals. Open the payments to review.':
    'Un pago grande espera dos aprobaciones. Abre los pagos por revisar.',
  '{who} is no longer an administrator: {by} changed the role. If that is wrong, the operator gives it back with "npm run ops -- staff add".':
    '{who} ya no es administrador: {by} cambió el rol. Si es un error, el operador lo devuelve con «npm run ops -- staff add».',
  'New terms of the plan {plan} wait for the approval of another administrator. Open the plan.':
    'Las nuevas condiciones del plan {plan} esperan la aprobación de otro administrador. Abre el plan.',
  'The setting {setting} was changed from {before} to {after}. It counts from {from}. If nobody meant that, set it back before then.':
    'El ajuste {setting} cambió de {before} a {after}. Vale desde {from}. Si nadie lo quiso, restablécelo antes.',
}
