import type { Refusals } from './refusals.ts'
import { staffRefusals } from './staff/es.ts'

export const refusals: Refusals = {
  'You have {count} open checkouts, the most there can be. Nothing was opened and nothing was lost: pay one of them, or wait {wait} until the price of the first is no longer held.':
    'Tienes {count} órdenes de pago abiertas, el máximo posible. No se abrió nada y no se perdió nada: paga una de ellas o espera {wait} hasta que el precio de la primera ya no esté fijado.',
  'Your own limit is {max} in {period}, and {left} of it is left. No checkout was opened.':
    'Tu propio límite es de {max} en {period}, y te quedan {left}. No se abrió ninguna orden de pago.',
  'There is no such plan, or it takes no more money. Nothing was moved. Choose another plan.':
    'Ese plan no existe, o ya no acepta dinero. No se movió nada. Elige otro plan.',
  'The terms of {title} changed while you were looking. Nothing was moved. Look at the terms in force now, then invest again.':
    'Las condiciones de {title} cambiaron mientras mirabas. No se movió nada. Mira las condiciones vigentes ahora y vuelve a invertir.',
  'Use at most two decimals, such as 250.00.': 'Usa dos decimales como máximo, como 250,00.',
  'Enter an amount above zero.': 'Escribe un importe mayor que cero.',
  'Enter the amount as plain digits, such as 250.00.': 'Escribe el importe en cifras, como 250,00.',
  'Amount must be between {min} and {max}.': 'El importe debe estar entre {min} y {max}.',
  'The address of this checkout could not be verified, so it is not shown. Do not pay to it. The team is told.':
    'No se pudo verificar la dirección de esta orden de pago, así que no se muestra. No pagues a ella. El equipo ya está avisado.',
  'There is no such checkout in your account.': 'No hay ninguna orden de pago así en tu cuenta.',
  'The price of this checkout was held {count} times, the most there is. What you pay to it is still credited, at the price of the moment it arrives. To have a price held, open a new checkout.':
    'El precio de esta orden de pago se fijó {count} veces, el máximo posible. Lo que le pagues se abona igualmente, al precio del momento en que llega. Para fijar un precio, abre una orden de pago nueva.',
  'This checkout is settled: nothing is due, so no price is held. Nothing was changed.':
    'Esta orden de pago está completada: no falta nada por pagar, así que no se fija ningún precio. No se cambió nada.',
  'We can see payments for all that is due, so no new price is held. They are credited with their confirmations; you need not do anything.':
    'Vemos pagos por todo lo que falta, así que no se fija un precio nuevo. Se abonan con sus confirmaciones; no tienes que hacer nada.',
  'This checkout is on a network that this site no longer uses, so no price is held for it. Nothing was changed; open a new checkout.':
    'Esta orden de pago es de una red que este sitio ya no usa, así que no se le fija un precio. No se cambió nada; abre una orden de pago nueva.',
  'An authenticator app is on already. Turn it off first, then add the other one.':
    'Ya hay una app de autenticación activa. Desactívala primero y después añade la otra.',
  'There is no authenticator app to confirm. Begin again and scan the new code.':
    'No hay ninguna app de autenticación por confirmar. Empieza de nuevo y escanea el código nuevo.',
  "We can't check this authenticator app any more. Use a passkey or a recovery code, then turn the app off and add it again.":
    'Ya no podemos comprobar esta app de autenticación. Usa una llave de acceso o un código de recuperación; después desactiva la app y vuelve a añadirla.',
  'There is no authenticator app to turn off.': 'No hay ninguna app de autenticación que desactivar.',
  'You have twenty passkeys. Remove one first.': 'Tienes veinte llaves de acceso. Quita una primero.',
  'This passkey could not be checked. Nothing was added: begin again.':
    'No se pudo comprobar esta llave de acceso. No se añadió nada: empieza de nuevo.',
  'This passkey is registered already.': 'Esta llave de acceso ya está registrada.',
  'Recovery codes come with an authenticator app or a passkey. Add one first.':
    'Los códigos de recuperación vienen con una app de autenticación o una llave de acceso. Añade una primero.',
  'This code is wrong. Type the newest one, and see that the clock of your phone is right.':
    'Este código es incorrecto. Escribe el más reciente y revisa que el reloj de tu teléfono esté bien.',
  'There is no identity check to add a picture to. Nothing was stored: choose a document first.':
    'No hay ninguna comprobación de identidad a la que añadir una imagen. No se guardó nada: elige primero un documento.',
  'Of this document one side is enough. Nothing was stored.':
    'De este documento basta un lado. No se guardó nada.',
  'Your identity check was accepted: there is nothing to do.':
    'Tu comprobación de identidad fue aceptada: no queda nada por hacer.',
  'Too many pictures are coming in at this moment. Nothing was stored: try again in a few seconds.':
    'En este momento llegan demasiadas imágenes. No se guardó nada: inténtalo de nuevo en unos segundos.',
  'There is no identity check to send. Nothing was sent: choose a document first.':
    'No hay ninguna comprobación de identidad que enviar. No se envió nada: elige primero un documento.',
  'A picture is missing: {sides}. Nothing was sent: add it first.':
    'Falta una imagen: {sides}. No se envió nada: añádela primero.',
  'There is no such picture, or it was removed.': 'No hay ninguna imagen así, o se borró.',
  'This server is stopping. Try again in a few seconds.':
    'Este servidor se está deteniendo. Inténtalo de nuevo en unos segundos.',
  'Too many pages are open for live updates at the moment. This one asks by itself.':
    'Ahora hay demasiadas páginas abiertas con datos en vivo. Esta consulta los datos por sí sola.',
  'Too many of your pages are open for live updates. This one asks by itself.':
    'Tienes demasiadas páginas abiertas con datos en vivo. Esta consulta los datos por sí sola.',
  'There is no fresh price for {coin} right now, so nothing was priced and nothing moved. Try again in a minute.':
    'Ahora no hay un precio reciente de {coin}, así que no se calculó ni se movió nada. Inténtalo de nuevo en un minuto.',
  'There is no coin with this id on the market.':
    'No hay ninguna moneda con este identificador en el mercado.',
  'There are no market figures right now. Try again in a minute.':
    'Ahora no hay cifras del mercado. Inténtalo de nuevo en un minuto.',
  'This link is not valid any more. Subscribe again, and we mail you a new one.':
    'Este enlace ya no sirve. Suscríbete de nuevo y te enviamos uno nuevo por correo.',
  'This cannot be switched off: it protects the account. Nothing was changed.':
    'Esto no se puede desactivar: protege la cuenta. No se cambió nada.',
  'There is nothing of this kind to switch on. Nothing was changed.':
    'No hay nada de este tipo que activar. No se cambió nada.',
  'This is a locked account: {why}. Your balance is untouched. Contact support to have it looked at again.':
    'Esta cuenta está bloqueada: {why}. Tu saldo está intacto. Escribe a soporte para que se revise de nuevo.',
  'This account is temporarily suspended: {why}. Your balance is untouched. Contact support to have it looked at again.':
    'Esta cuenta está suspendida por un tiempo: {why}. Tu saldo está intacto. Escribe a soporte para que se revise de nuevo.',
  'This account is deactivated and its login disabled. Contact support if that is wrong.':
    'Esta cuenta está desactivada y no se puede entrar en ella. Escribe a soporte si es un error.',
  'Your account is locked. You can see it, export it and ask to withdraw; everything else waits for its review.':
    'Tu cuenta está bloqueada. Puedes verla, exportarla y pedir un retiro; todo lo demás espera a su revisión.',
  'Your account is suspended. You can see it, export it and ask to withdraw; everything else waits for its review.':
    'Tu cuenta está suspendida. Puedes verla, exportarla y pedir un retiro; todo lo demás espera a su revisión.',
  'This password is wrong.': 'Esta contraseña es incorrecta.',
  'Type your current password.': 'Escribe tu contraseña actual.',
  'Login failed. Please check your credentials and try again.':
    'No se pudo entrar. Revisa tus datos e inténtalo de nuevo.',
  'Your account is under review, so it cannot be closed now. Nothing was closed: contact support.':
    'Tu cuenta está en revisión, así que ahora no se puede cerrar. No se cerró nada: escribe a soporte.',
  'One of the codes is wrong or no longer valid. Check the newest mails in both mailboxes.':
    'Uno de los códigos es incorrecto o ya no vale. Mira los correos más recientes en los dos buzones.',
  'Too many people are signing in at this moment. Nothing is lost: try again in a few seconds.':
    'En este momento entra demasiada gente a la vez. No se perdió nada: inténtalo de nuevo en unos segundos.',
  'Use at most {max} characters.': 'Usa {max} caracteres como máximo.',
  'Use at least {min} characters.': 'Usa {min} caracteres como mínimo.',
  'This password is easy to guess. Make it longer: three or four unrelated words are good, your name or address and common passwords are not.':
    'Esta contraseña es fácil de adivinar. Hazla más larga: tres o cuatro palabras sin relación van bien; tu nombre, tu dirección y las contraseñas comunes, no.',
  'Too many wrong passwords were tried for this address. Set a new one with "Forgot password" to log in again.':
    'Se probaron demasiadas contraseñas incorrectas con esta dirección. Crea una nueva con «¿Olvidaste tu contraseña?» para volver a entrar.',
  'That is your address already.': 'Esa ya es tu dirección.',
  'Passwords do not match': 'Las contraseñas no coinciden',
  'This code is wrong or no longer valid. Check the newest mail, or ask for a new code.':
    'Este código es incorrecto o ya no vale. Mira el correo más reciente o pide un código nuevo.',
  "This needs a session opened with a second factor. Confirm with yours; if you have none yet, open the operator's one-time link and add one.":
    'Esto necesita una sesión abierta con un segundo factor. Confirma con el tuyo; si aún no tienes ninguno, abre el enlace de un solo uso del operador y añade uno.',
  'Nothing was changed. First confirm that it is you, with your second factor; that is good for five minutes.':
    'No se cambió nada. Confirma primero que eres tú con tu segundo factor; vale cinco minutos.',
  'Nothing was changed. First confirm that it is you, with your password; that is good for five minutes.':
    'No se cambió nada. Confirma primero que eres tú con tu contraseña; vale cinco minutos.',
  'Something went wrong on our side. If you sent money or a form, look whether it arrived before you try again. Reference {id}.':
    'Algo falló de nuestro lado. Si enviaste dinero o un formulario, mira si llegó antes de intentarlo de nuevo. Referencia {id}.',
  'The text has a character that cannot be stored.': 'El texto tiene un carácter que no se puede guardar.',
  'We cannot store anything right now, so this was not done. Try again in a few minutes; a repeated request with the same Idempotency-Key counts once.':
    'Ahora mismo no podemos guardar nada, así que esto no se ha hecho. Vuelve a intentarlo en unos minutos; una solicitud repetida con el misma Idempotency-Key cuenta una sola vez.',
  'We could not reach our database. Try again in a few seconds; a repeated request with the same Idempotency-Key counts once.':
    'No pudimos llegar a nuestra base de datos. Inténtalo de nuevo en unos segundos; una solicitud repetida con la misma Idempotency-Key cuenta una sola vez.',
  'That took too long. Try again; a repeated request with the same Idempotency-Key counts once.':
    'Tardó demasiado. Inténtalo de nuevo; una solicitud repetida con la misma Idempotency-Key cuenta una sola vez.',
  'The request is too large.': 'La solicitud es demasiado grande.',
  'The file is larger than {size} MB. Nothing was stored: send a smaller one.':
    'El archivo pasa de {size} MB. No se guardó nada: envía uno más pequeño.',
  'The file did not arrive whole. Nothing was stored: try again.':
    'El archivo no llegó entero. No se guardó nada: inténtalo de nuevo.',
  'The first request with this Idempotency-Key is still being worked on.':
    'La primera solicitud con esta Idempotency-Key aún está en curso.',
  'You were signed out. Log in to continue.': 'Se cerró tu sesión. Entra para continuar.',
  'This Idempotency-Key was used for another request. Nothing was done.':
    'Esta Idempotency-Key ya se usó en otra solicitud. No se hizo nada.',
  'Two of your files are on their way already. Nothing is lost: wait until one of them is there, then save this one.':
    'Ya hay dos archivos tuyos en camino. No se ha perdido nada: espera a que llegue uno y guarda entonces este.',
  'Too many tries. Wait {wait}.': 'Demasiados intentos. Espera {wait}.',
  'Amount must be {min} or more': 'El importe debe ser de {min} o más',
  'Amount must be {max} or less': 'El importe debe ser de {max} o menos',
  'This position is closed: all of it was taken back before.':
    'Esta posición está cerrada: ya se recuperó todo antes.',
  'This position changed while you were looking: it is worth {value} now. Nothing was taken back. Check the new figures, then confirm.':
    'Esta posición cambió mientras mirabas: ahora vale {value}. No se recuperó nada. Revisa las cifras nuevas y confirma después.',
  'This position is worth {value}': 'Esta posición vale {value}',
  'That would leave less than $0.01 behind. Take all of it, or a little less.':
    'Así quedaría menos de un centavo de dólar. Toma todo o un poco menos.',
  'This position is closed: it has no more results that could be reinvested.':
    'Esta posición está cerrada: ya no tiene resultados que se puedan reinvertir.',
  'This checkout is paid in full already, so nothing was sent. To send more, give the amount.':
    'Esta orden de pago ya está pagada por completo, así que no se envió nada. Para enviar más, indica la cantidad.',
  'Your practice wallet holds {held}, less than {amount}. Nothing was sent. Send a smaller amount or pay in another coin.':
    'Tu billetera de práctica tiene {held}, menos de {amount}. No se envió nada. Envía una cantidad menor o paga con otra moneda.',
  'That is more decimals than this coin has.': 'Son más decimales de los que tiene esta moneda.',
  'Enter the amount as plain digits, such as 0.25.': 'Escribe la cantidad en cifras, como 0,25.',
  'There is no payment to reorganise away: none is on the network. Nothing was changed.':
    'No hay ningún pago que anular por reorganización: no hay ninguno en la red. No se cambió nada.',
  'The payment lies {depth} blocks deep, and no more than {max} are undone. Nothing was changed; try it with a newer payment.':
    'El pago está a {depth} bloques de profundidad, y no se deshacen más de {max}. No se cambió nada; prueba con un pago más nuevo.',
  'This site uses test networks, so there is no practice wallet. Nothing was sent.':
    'Este sitio usa redes de pruebas, así que no hay billetera de práctica. No se envió nada.',
  'This site uses test networks, so time runs by itself here. Nothing was booked.':
    'Este sitio usa redes de prueba, así que aquí el tiempo corre solo. No se registró nada.',
  'On this site only an administrator can go forward in time. Nothing was booked.':
    'En este sitio solo un administrador puede avanzar en el tiempo. No se registró nada.',
  'Days are being booked already. Nothing else was started. Wait until they are done.':
    'Ya se están registrando días. No se inició nada más. Espere a que terminen.',
  'Someone else went forward meanwhile. Nothing was started. Check the day, then try again.':
    'Mientras tanto, otra persona avanzó en el tiempo. No se inició nada. Compruebe el día e inténtelo de nuevo.',
  'That is more than 366 days ahead. Nothing was booked. Choose a shorter step.':
    'Eso supera los 366 días de adelanto. No se registró nada. Elija un paso más corto.',
  'Invalid or expired token.': 'Token no válido o vencido.',
  'That session has ended already, or never was yours.': 'Esa sesión ya se cerró o nunca fue tuya.',
  'This passkey did not open an account. Try again, or log in with your password.':
    'Esta llave de acceso no abrió ninguna cuenta. Inténtalo de nuevo o entra con tu contraseña.',
  'This login has expired or was used. Type your password again.':
    'Esta entrada ha vencido o ya se usó. Escribe otra vez tu contraseña.',
  'This code is wrong or was used before. Type the newest one.':
    'Este código es incorrecto o ya se usó. Escribe el más reciente.',
  'Five wrong codes: this login is closed. Your account is safe. Type your password again.':
    'Cinco códigos incorrectos: esta entrada está cerrada. Tu cuenta está a salvo. Escribe otra vez tu contraseña.',
  'This link was used already or is too old. Ask for a link to set a new password.':
    'Este enlace ya se usó o es demasiado antiguo. Pide un enlace para crear una contraseña nueva.',
  'Your second factor is on: confirm with it instead of the password.':
    'Tu segundo factor está activo: confirma con él en lugar de la contraseña.',
  'Your account has no password yet. Set one with "Forgot password", then try again.':
    'Tu cuenta aún no tiene contraseña. Crea una con «¿Olvidaste tu contraseña?» e inténtalo de nuevo.',
  'There is no statement of this month. Nothing was booked by its end, or it has not begun.':
    'No hay extracto de este mes. No se registró nada hasta su final, o el mes aún no ha empezado.',
  'Many statements are being made just now. Try again in a moment.':
    'Ahora mismo se preparan muchos extractos. Inténtalo de nuevo en un momento.',
  'That amount is too long.': 'Ese importe es demasiado largo.',
  'Use up to 2 decimals': 'Usa 2 decimales como máximo',
  'Enter an amount': 'Escribe un importe',
  'That amount is too large.': 'Ese importe es demasiado grande.',
  'You have {available} available': 'Tienes {available} de saldo disponible',
  'Your available balance changed while you were looking. Nothing was moved; look and try again.':
    'Tu saldo disponible cambió mientras mirabas. No se movió nada; míralo e inténtalo de nuevo.',
  'We did not keep what you entered.': 'No guardamos lo que escribiste.',
  'We send USDT on BEP20 only.': 'Enviamos USDT solo por BEP20.',
  'Enter an address.': 'Escribe una dirección.',
  'This address has a character that no address has: a space, or a letter of another alphabet that looks the same. Copy it again.':
    'Esta dirección tiene un carácter que ninguna dirección tiene: un espacio o una letra de otro alfabeto que se ve igual. Cópiala de nuevo.',
  'This is no address that we can pay. Copy it again from your wallet.':
    'No es una dirección que podamos pagar. Cópiala de nuevo desde tu billetera.',
  'This looks like a TRON address. We send USDT on BEP20 only.':
    'Parece una dirección de TRON. Enviamos USDT solo por BEP20.',
  'This looks like a Bitcoin address. We send USDT on BEP20 only.':
    'Parece una dirección de Bitcoin. Enviamos USDT solo por BEP20.',
  'This looks like a Litecoin address. We send USDT on BEP20 only.':
    'Parece una dirección de Litecoin. Enviamos USDT solo por BEP20.',
  'This looks like a Solana address. We send USDT on BEP20 only.':
    'Parece una dirección de Solana. Enviamos USDT solo por BEP20.',
  'This is no whole practice address: one begins with PRACTICE-, and 24 letters and digits follow. Look for a typing mistake.':
    'No es una dirección de práctica completa: empieza por PRACTICE- y siguen 24 letras y cifras. Busca un error de escritura.',
  'A BEP20 address is 0x and 40 digits and letters from a to f. This one is not whole: copy it again.':
    'Una dirección BEP20 es 0x y 40 cifras y letras de la a a la f. Esta no está completa: cópiala de nuevo.',
  'Enter the address with the 0x at its beginning.': 'Escribe la dirección con el 0x al principio.',
  'This is a transaction or a private key, not an address. Never enter a private key anywhere. We did not keep what you entered.':
    'Es una transacción o una clave privada, no una dirección. No escribas nunca una clave privada en ningún sitio. No guardamos lo que escribiste.',
  'Names are not looked up. Enter the address itself: it begins with 0x.':
    'No buscamos nombres. Escribe la dirección misma: empieza por 0x.',
  'This is a practice address. Coins of a test network cannot be sent to it.':
    'Es una dirección de práctica. No se le pueden enviar monedas de una red de pruebas.',
  'That is the address of a real wallet. Practice money cannot leave to one; use a practice address: it begins with PRACTICE-. We did not keep what you entered.':
    'Esa es la dirección de una billetera real. El dinero de práctica no se puede enviar a ella; usa una dirección de práctica: empieza por PRACTICE-. No guardamos lo que escribiste.',
  "This address has a typing mistake (checksum doesn't match). Copy it again.":
    'Esta dirección tiene un error de escritura (la suma de control no coincide). Cópiala de nuevo.',
  'Nobody holds this address: what is sent there is lost.':
    'Nadie tiene esta dirección: lo que se envía allí se pierde.',
  'This is the contract of the token itself, not a wallet: what is sent there is lost.':
    'Es el contrato del propio token, no una billetera: lo que se envía allí se pierde.',
  'That is an address of Evenmoor itself. Enter the address of your own wallet.':
    'Es una dirección de Evenmoor. Escribe la dirección de tu propia billetera.',
  'This address begins and ends like one that you use, but is another one. Look-alike addresses are a common theft: compare all of it.':
    'Esta dirección empieza y termina como una que usas, pero es otra. Las direcciones parecidas son una forma común de robo: compárala entera.',
  'The network dropped the payment after it was sent.': 'La red descartó el pago después de enviarlo.',
  'The network did not take the payment.': 'La red no aceptó el pago.',
  'That is your own practice wallet. It needs no entry.':
    'Esa es tu propia billetera de práctica. No hace falta guardarla.',
  'This address is in your address book already.': 'Esta dirección ya está en tu libreta de direcciones.',
  'Your address book has {count} addresses. Remove one first.':
    'Tu libreta de direcciones tiene {count} direcciones. Quita una primero.',
  'Name is required': 'El nombre es obligatorio',
  'Use one line of plain text.': 'Usa una sola línea de texto sin formato.',
  'Message is required': 'El mensaje es obligatorio',
  'Use plain text.': 'Usa texto sin formato.',
  'Type the code.': 'Escribe el código.',
  'That is too long for a code.': 'Es demasiado largo para un código.',
  'Name the passkey.': 'Ponle un nombre a la llave de acceso.',
  'Use letters, spaces and signs only.': 'Usa solo letras, espacios y signos.',
  'Choose one of the documents.': 'Elige uno de los documentos.',
  'Say which side it is: front or back.': 'Di qué lado es: anverso o reverso.',
  'Choose a reason.': 'Elige un motivo.',
  'The link is not complete.': 'El enlace no está completo.',
  'Choose 7, 30 or 90 days.': 'Elige 7, 30 o 90 días.',
  'Enter the transaction hash': 'Escribe el hash de la transacción',
  'A transaction hash has 64 digits and letters from a to f. Copy it whole from your wallet.':
    'Un hash de transacción tiene 64 dígitos y letras de la a a la f. Cópialo entero de tu billetera.',
  'First name is required': 'El nombre es obligatorio',
  'Last name is required': 'El apellido es obligatorio',
  'Password is required': 'La contraseña es obligatoria',
  'OTP is required': 'El código es obligatorio',
  'Choose 1, 7 or 30 days.': 'Elige 1, 7 o 30 días.',
  'Choose day, week or month.': 'Elige día, semana o mes.',
  'Enter an address': 'Escribe una dirección',
  'Name the address': 'Ponle un nombre a la dirección',
  'Email is required': 'El correo es obligatorio',
  'Reset token is missing.': 'Falta el token de restablecimiento.',
  'Give a month such as 2026-10.': 'Indica un mes, como 2026-10.',
  'Enter the amount as a decimal text, such as "250.00".':
    'Escribe el importe como texto decimal, como "250.00".',
  'Enter a valid email address.': 'Escribe un correo válido.',
  'Choose one of the languages offered.': 'Elige uno de los idiomas disponibles.',
  '{words} You use {address}.': '{words} Usas {address}.',
  '{name} is switched off on this site. Choose another coin.':
    '{name} está desactivado en este sitio. Elige otra moneda.',
  '{name} is paused: we cannot rely on what its network tells us just now. Nothing was opened; choose another coin or try again later.':
    '{name} está en pausa: ahora no podemos fiarnos de lo que dice su red. No se abrió nada; elige otra moneda o inténtalo más tarde.',
  'There is still {list}. Nothing was closed: take back, finish or cancel that, and withdraw first.':
    'Aún hay: {list}. No se cerró nada: primero recupera, termina o cancela eso y retira el dinero.',
  'You are taking a break until {until} UTC, so nothing was started. Your money is untouched: you can take positions back and withdraw as always.':
    'Estás en pausa hasta {until} UTC, así que no se empezó nada. Tu dinero está intacto: puedes recuperar posiciones y retirar como siempre.',
  'Your identity check is in review. Withdraw it first if you want to send another document.':
    'Tu comprobación de identidad está en revisión. Retírala primero si quieres enviar otro documento.',
  'Your identity check is decided, so it cannot be withdrawn. Its pictures are removed 30 days after the decision.':
    'Tu comprobación de identidad está decidida, así que no se puede retirar. Sus imágenes se borran 30 días después de la decisión.',
  'There is no identity check to withdraw.': 'No hay ninguna comprobación de identidad que retirar.',
  'Only practice money can be sent to a new address without the wait. Nothing was changed.':
    'Solo el dinero de práctica se puede enviar a una dirección nueva sin la espera. No se cambió nada.',
  'Only practice money can be sent to a new address without the wait.':
    'Solo el dinero de práctica se puede enviar a una dirección nueva sin la espera.',
  'Staff cannot close their account. Ask the operator to take your role first.':
    'El personal no puede cerrar su cuenta. Pide antes al operador que te quite la función.',
  'This withdrawal waits to be reviewed.': 'Este retiro espera a que lo revisen.',
  'This withdrawal is in review.': 'Este retiro está en revisión.',
  'This withdrawal is approved already and is about to be sent.':
    'Este retiro ya está aprobado y está a punto de enviarse.',
  'This withdrawal has been sent already.': 'Este retiro ya se envió.',
  'This withdrawal has arrived already.': 'Este retiro ya llegó.',
  'This withdrawal was cancelled. The money is available again.':
    'Este retiro se canceló. El dinero vuelve a estar disponible.',
  'This withdrawal was rejected. The money is available again.':
    'Este retiro no se aprobó. El dinero vuelve a estar disponible.',
  'This withdrawal could not be sent. The money is available again.':
    'Este retiro no se pudo enviar. El dinero vuelve a estar disponible.',
  'Try again in a few seconds.': 'Inténtalo de nuevo en unos segundos.',
  'money in your account (fractions of a cent count too)':
    'dinero en tu cuenta (también cuentan las fracciones de centavo)',
  'an open position': 'una posición abierta',
  '{count} open positions': '{count} posiciones abiertas',
  'an open checkout': 'una orden de pago abierta',
  '{count} open checkouts': '{count} órdenes de pago abiertas',
  'a withdrawal on its way': 'un retiro en camino',
  '{count} withdrawals on their way': '{count} retiros en camino',
  front: 'anverso',
  back: 'reverso',
  'we saw unusual activity': 'vimos actividad inusual',
  'its owner asked for it': 'su titular lo pidió',
  'we are checking whether our terms were kept': 'estamos comprobando si se cumplieron nuestras condiciones',
  'we have to answer a legal request': 'tenemos que responder a un requerimiento legal',
  ...staffRefusals,
}
