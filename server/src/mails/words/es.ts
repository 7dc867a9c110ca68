import type { MailWords } from '../mail-words.ts'

/** Spanish of the mails. */
export const words: MailWords = {
  ribbon: 'Solo dinero de práctica: nada de aquí tiene valor fuera de Evenmoor.',
  testRibbon:
    'Redes de prueba: las monedas de aquí no valen nada, y nada de aquí tiene valor fuera de Evenmoor.',
  login: 'Entrar',
  setPassword: 'Poner una contraseña nueva',
  notMe: { label: 'No he sido yo', expiry: 'Funciona una sola vez, durante 72 horas.' },
  code: {
    subject: 'Tu código de Evenmoor: {code}',
    text: 'Escribe este código en la página donde te registraste y tu cuenta estará abierta.',
    several:
      'El formulario se envió más de una vez con esta dirección. Cada uno tiene su propio código: usa el que llegó al enviar el tuyo.',
    expiry: 'Funciona una sola vez, durante 10 minutos.',
    reason:
      'Recibes este correo porque esta dirección se usó para registrarse en Evenmoor. Si no fuiste tú, no tienes que hacer nada: sin el código, la cuenta sigue cerrada. Nunca pedimos este código por teléfono ni por chat.',
  },
  alreadyRegistered: {
    subject: 'Ya tienes una cuenta de Evenmoor',
    text: 'Alguien intentó registrarse con esta dirección. Ya tiene una cuenta y en ella no ha cambiado nada.',
    next: 'Si fuiste tú: entra en {login} o pon una contraseña nueva en {forgot}.',
    reason:
      'Recibes este correo porque esta dirección pertenece a una cuenta de Evenmoor. Si no fuiste tú, no tienes que hacer nada.',
  },
  notConfirmed: {
    subject: 'Tu cuenta de Evenmoor aún no está abierta',
    text: 'Alguien se registró con esta dirección, pero no se escribió ningún código. Por eso aún no hay cuenta ni contraseña. Regístrate otra vez para abrir la tuya.',
    signUp: 'Registrarse',
  },
  welcome: {
    subject: 'Te damos la bienvenida a Evenmoor',
    open: 'Tu dirección está confirmada y tu cuenta está abierta.',
    wallet:
      'Tienes una cartera de práctica con monedas de mentira. Úsala para ver cómo funcionan los depósitos, los planes, las comisiones y las pérdidas.',
    testWallet:
      'Pagas con monedas de redes de prueba públicas desde tu propia cartera; no valen nada. Úsalas para ver cómo funcionan los depósitos, los planes, las comisiones y las pérdidas.',
    reason: 'Recibes este correo porque abriste una cuenta en Evenmoor.',
  },
  addressCode: {
    subject: 'Tu código de Evenmoor: {code}',
    old: 'Tu cuenta va a tener otra dirección de correo. Escribe este código junto con el del buzón nuevo y quedará cambiada.',
    new: 'Esta va a ser la dirección de correo de una cuenta de Evenmoor. Escribe este código en la página donde se pidió.',
    expiry: 'Funciona una sola vez, durante 15 minutos.',
    oldReason:
      'Recibes este correo porque esta es la dirección de tu cuenta. Si no lo pediste tú, no digas el código a nadie y pon una contraseña nueva: alguien ha entrado en tu cuenta.',
    newReason:
      'Recibes este correo porque alguien dio esta dirección para su cuenta de Evenmoor. Si no fuiste tú, no tienes que hacer nada.',
  },
  addressChanged: {
    subject: 'La dirección de tu cuenta de Evenmoor ha cambiado',
    text: 'Desde ahora los correos van a {email}, y con esa dirección se entra.',
    notYou:
      'Si no fuiste tú, recupera esta dirección con el enlace: eso también cierra la sesión en todos los dispositivos.',
    undo: 'Deshacer el cambio',
    expiry: 'Funciona una sola vez, durante 72 horas.',
    reason: 'Recibes este correo porque cambió la dirección de correo de tu cuenta de Evenmoor.',
  },
  addressChangedBack: {
    subject: 'La dirección de tu cuenta de Evenmoor vuelve a ser la de antes',
    text: 'La dirección es otra vez {email} y se ha cerrado la sesión en todos los dispositivos.',
    next: 'Quien la cambió sabía tu contraseña: pon una nueva ahora y después revisa tus segundos factores.',
    reason: 'Recibes este correo porque se usó el enlace que deshace un cambio de dirección.',
  },
  addressInUse: {
    subject: 'Alguien dio tu dirección para su cuenta de Evenmoor',
    text: 'Alguien intentó poner esta dirección en su cuenta. Pertenece a la tuya y en ella no ha cambiado nada.',
    reason:
      'Recibes este correo porque esta dirección pertenece a una cuenta de Evenmoor. No tienes que hacer nada.',
  },
  closed: {
    subject: 'Tu cuenta de Evenmoor está cerrada',
    text: 'Se han quitado tu nombre, tu dirección y todas las formas de entrar. Lo que se contabilizó se queda, sin tu nombre: los libros tienen que cuadrar.',
    next: 'No queda nada por hacer. Puedes registrarte otra vez con esta dirección cuando quieras.',
    reason: 'Recibes este correo porque cerraste tu cuenta de Evenmoor. Es el último.',
  },
  passwordChanged: {
    subject: 'Tu contraseña de Evenmoor ha cambiado',
    byLink: 'Se puso una contraseña nueva en tu cuenta y se cerró la sesión en todos los dispositivos.',
    byLinkNotYou:
      'Si no fuiste tú, alguien puede leer tu correo: protege primero tu buzón y después usa el enlace. Cierra la sesión en todos los dispositivos, anula la contraseña y te envía cómo poner una nueva.',
    own: 'La contraseña se cambió en el perfil y se cerró la sesión en los demás dispositivos.',
    ownNotYou:
      'Si no fuiste tú, usa el enlace: cierra la sesión en todos los dispositivos, anula la contraseña y te envía cómo poner una nueva.',
    reason: 'Recibes este correo porque cambió la contraseña de tu cuenta de Evenmoor.',
  },
  reset: {
    subject: 'Pon una contraseña nueva en Evenmoor',
    text: 'Sigue este enlace para poner una contraseña nueva. Mientras no lo hagas, la de antes sigue valiendo.',
    expiry: 'Funciona una sola vez, durante 30 minutos.',
    reason:
      'Recibes este correo porque se pidió una contraseña nueva con esta dirección. Si no fuiste tú, no tienes que hacer nada.',
  },
  sessionEnded: {
    subject: 'Hemos cerrado la sesión en uno de tus dispositivos',
    text: 'La llave de una de tus sesiones se usó en dos sitios, lo que puede significar que fue copiada. Esa sesión ha terminado; tu saldo está intacto.',
    next: 'Entra otra vez. Si no sabes por qué ha pasado, pon una contraseña nueva en {forgot}: eso cierra la sesión en todos los dispositivos.',
    reason: 'Recibes este correo porque una sesión de tu cuenta de Evenmoor se cerró por seguridad.',
  },
  newDevice: {
    subject: 'Un dispositivo nuevo ha entrado en tu cuenta de Evenmoor',
    where: '{device}, el {when}, desde la red {network}.',
    somewhere: '{device}, el {when}.',
    device: '{browser} en {system}',
    someBrowser: 'Un navegador',
    someSystem: 'un sistema desconocido',
    otherProgram: 'Otro programa',
    notYou:
      'Si fuiste tú, no hay nada que hacer. Si no, usa el enlace: cierra la sesión en todos los dispositivos, anula la contraseña y te envía cómo poner una nueva.',
    reason:
      'Recibes este correo porque tu cuenta de Evenmoor se abrió en un dispositivo que no habíamos visto antes.',
  },
  newPlace: {
    subject: 'Una entrada en tu cuenta de Evenmoor desde una red nueva',
    often: 'Para esto basta otra conexión, por ejemplo la del móvil o la de un viaje.',
    reason:
      'Recibes este correo porque tu cuenta de Evenmoor se abrió desde una red desde la que no se había abierto antes.',
  },
  loginStopped: {
    subject: 'Cinco códigos erróneos al entrar en tu cuenta de Evenmoor',
    text: 'Alguien escribió bien tu contraseña y luego cinco códigos erróneos. Ese intento se cerró y nadie entró:',
    notYou:
      'Si fuiste tú, vuelve a entrar con el código más reciente. Si no, alguien conoce tu contraseña. Usa el enlace: cierra la sesión en todos los dispositivos, anula la contraseña y te envía cómo poner una nueva.',
    reason: 'Recibes este correo porque alguien intentó entrar en tu cuenta de Evenmoor.',
  },
  accountLimited: {
    subject: {
      locked: 'Tu cuenta de Evenmoor fue bloqueada',
      suspended: 'Tu cuenta de Evenmoor fue suspendida',
    },
    why: {
      unusual_activity: 'Vimos en ella una actividad inusual.',
      owner_request: 'Su titular lo pidió.',
      terms: 'Estamos comprobando si se cumplieron nuestras condiciones.',
      legal_request: 'Tenemos que responder a un requerimiento legal.',
    },
    text: 'Se cerró la sesión en todos los dispositivos. Tu saldo está intacto y no se pide ningún pago para abrir la cuenta.',
    works:
      'Puedes seguir viéndolo todo, exportar tus datos, recuperar dinero de tus posiciones y pedir un retiro: inicia sesión y elige «Ver mi cuenta».',
    review:
      'La volvemos a revisar a más tardar el {when}. Si crees que es un error, escríbenos en {contact} y da la referencia {reference}.',
    reason: 'Recibes este correo porque tu cuenta de Evenmoor fue bloqueada o suspendida.',
  },
  accountOpened: {
    subject: 'Tu cuenta de Evenmoor está abierta de nuevo',
    text: 'Todo funciona como antes. Se cerró la sesión en todos los dispositivos, así que inicia sesión de nuevo.',
    reason: 'Recibes este correo porque tu cuenta de Evenmoor se abrió de nuevo.',
  },
  factors: {
    authenticator_on: {
      subject: 'Se añadió una app de autenticación a tu cuenta de Evenmoor',
      text: 'Desde ahora, al entrar se pide un código de la app o un código de recuperación.',
    },
    authenticator_off: {
      subject: 'Se desactivó la app de autenticación de tu cuenta de Evenmoor',
      text: 'Al entrar ya no se pide un código de la app.',
    },
    codes_renewed: {
      subject: 'Tu cuenta de Evenmoor tiene códigos de recuperación nuevos',
      text: 'Se crearon diez códigos de recuperación nuevos. Los de antes ya no funcionan.',
    },
    passkey_added: {
      subject: 'Se añadió una llave de acceso a tu cuenta de Evenmoor',
      text: 'La llave de acceso se llama «{name}» y con ella se puede entrar.',
    },
    passkey_removed: {
      subject: 'Se quitó una llave de acceso de tu cuenta de Evenmoor',
      text: 'La llave de acceso se llamaba «{name}». Ya no se puede entrar con ella.',
    },
    recovery_code_used: {
      subject: 'Se usó un código de recuperación de tu cuenta de Evenmoor',
      text: '{left, plural, one {Queda un código} other {Quedan # códigos}} de recuperación. Puedes crear otros en tu perfil.',
    },
    notYou:
      'Si fuiste tú, no hay nada que hacer. Si no, alguien ha entrado en tu cuenta: usa el enlace. Cierra la sesión en todos los dispositivos, anula la contraseña y te envía cómo poner una nueva. Después revisa tus segundos factores.',
    reason:
      'Recibes este correo porque se cambiaron o se usaron los ajustes de seguridad de tu cuenta de Evenmoor.',
  },
  addressSaved: {
    subject: 'Se añadió una dirección de retiro a tu cuenta de Evenmoor',
    text: 'Nueva en tu libreta de direcciones: {address}',
    named: 'Nueva en tu libreta de direcciones, con el nombre «{label}»: {address}',
    hold: 'No se le envía nada antes del {when}, salvo que omitas la espera, lo que solo permite el dinero de práctica.',
    testHold: 'No se le envía nada antes del {when}.',
    notYou:
      'Si fuiste tú, no hay nada que hacer. Si no, usa el enlace: cierra la sesión en todos los dispositivos, anula la contraseña, quita la dirección de tu libreta y cancela los retiros a ella que aún no están aprobados.',
    reason: 'Recibes este correo porque se añadió una dirección a tu cuenta en Evenmoor.',
  },
  withdrawal: {
    newAddress: 'Su dirección es nueva: no se envía nada antes del {when}. Hasta entonces puedes cancelarlo.',
    amounts: 'Retiras {amount}. Nuestra comisión (1 %) es {fee}. Recibes {net} en USDT en {address}.',
    link: 'Ver cómo va',
    requested: 'Retiro de {amount} solicitado',
    held: 'Los retiros esperan por ahora: un pago que se abonó salió de su cadena y nuestro equipo lo está revisando. El tuyo conserva su lugar y sigue después. No tienes que hacer ni pagar nada.',
    inReview: 'Ahora está en revisión. Hasta que se apruebe puedes cancelarlo.',
    sent: 'Retiro de {amount} enviado',
    transaction: 'Se envió en la transacción {transaction}.',
    rejected: 'Retiro de {amount} no aprobado',
    why: 'No hemos aprobado tu retiro de {amount}. El motivo: {reason}',
    allBack: 'Todo el dinero vuelve a estar disponible en tu cuenta y no se cobró nada.',
    failed: 'No se pudo enviar el retiro de {amount}',
    notTaken: 'La red no aceptó tu retiro a {address}.',
    allBackCheck:
      'Todo el dinero vuelve a estar disponible en tu cuenta y no se cobró nada. Mira la dirección antes de pedirlo otra vez.',
    reason: 'Recibes este correo porque se pidió un retiro de tu cuenta de Evenmoor.',
    reasonNotYou:
      'Recibes este correo porque se pidió un retiro de tu cuenta de Evenmoor. Si no fuiste tú, cancélalo y cambia tu contraseña.',
  },
  bonus: {
    link: 'Ver tus invitaciones',
    verified: 'Bono por invitación de {amount} verificado',
    available: 'Hemos verificado tu bono por invitación de {amount}. Ya está en tu saldo disponible.',
    practice: 'Es crédito de práctica sin valor en efectivo.',
    refused: 'Bono por invitación de {amount} no aceptado',
    why: 'No hemos aceptado un bono por invitación de {amount}. El motivo: {reason}',
    nothingTaken: 'No se quitó nada de tu cuenta. Si crees que es un error, escribe a soporte.',
    reason: 'Recibes este correo porque alguien se registró en Evenmoor con tu código de invitación.',
  },
  identity: {
    link: 'Ver tu comprobación de identidad',
    accepted: 'Tu comprobación de identidad fue aceptada',
    acceptedText: 'Hemos mirado el documento que enviaste y lo hemos aceptado. No queda nada por hacer.',
    notAccepted: 'Tu comprobación de identidad no fue aceptada',
    notAcceptedText: 'Hemos mirado el documento que enviaste y no pudimos aceptarlo. Este es el motivo:',
    again:
      'Puedes intentarlo de nuevo cuando quieras. Nada en tu cuenta depende de ello: es dinero de práctica, así que usa una imagen de muestra y no un documento real.',
    testAgain:
      'Puedes intentarlo de nuevo cuando quieras. Nada en tu cuenta depende de ello: es dinero de prueba, así que usa una imagen de muestra y no un documento real.',
    pictures: 'Las imágenes se borran el {when}. La decisión se queda.',
    reason: 'Recibes este correo porque enviaste una comprobación de identidad en Evenmoor.',
    reasons: {
      unreadable:
        'La imagen no se puede leer: está borrosa, demasiado oscura o tapada en parte. Hazla de nuevo con luz de día y con todo el documento enfocado.',
      cut_off: 'Una parte del documento no está en la imagen. Hazla de nuevo con las cuatro esquinas dentro.',
      expired: 'El documento ya no es válido. Envía uno que lo sea.',
      name_differs:
        'El nombre del documento no es el de tu cuenta. Cambia el nombre en tu perfil o envía un documento con el mismo nombre.',
      other_document:
        'No es un pasaporte, un documento de identidad ni un permiso de conducir, o no es el que elegiste. Envía uno de ellos.',
      altered: 'La imagen muestra señales de haber sido cambiada. Envíala tal como se hizo.',
    },
  },
  deposit: {
    seen: 'Vemos tu pago de {amount}',
    onItsWay:
      '{amount} viene de camino por la red {network}. Se abona con {count, plural, one {# confirmación} other {# confirmaciones}}; no tienes que esperar ni hacer nada.',
    late: 'Llegó cuando el precio ya no estaba fijado, así que se abona al precio del momento en que lo vimos.',
    transaction: 'Transacción: {transaction}',
    practiceNetwork: 'de práctica',
    inReview: 'Tu pago de {amount} llegó y está en revisión',
    reviewed:
      '{amount} llegó y tiene sus confirmaciones. Los pagos de este tamaño se abonan cuando dos personas de nuestro equipo los han aprobado. No tienes que hacer nada; el precio fijado para ti se mantiene.',
    refused: 'Tu pago de {amount} no se abonó',
    notCredited:
      'No abonamos {amount}. El motivo: {reason} Si crees que es un error, responde a este correo o escribe a soporte.',
    settled: 'Tu depósito de {amount} está completado',
    credited: '{amount} se abonó en tu cuenta.',
    available: 'El dinero está disponible en tu cuenta.',
    planNotOpened:
      'El plan que elegiste no se pudo abrir con él, así que el dinero está disponible en tu cuenta. Puedes elegir otra vez un plan o retirarlo.',
    planOpened: 'Tu posición se abrió con {amount}. Lo que pase de ahí está disponible en tu cuenta.',
    reversed: 'Tu pago de {amount} ya no está confirmado',
    replaced: 'Los bloques que lo contenían fueron reemplazados en la red: {network}.',
    takenBack: 'Los {credited} que se abonaron por él se anularon.',
    notTakenBack:
      'Los {credited} que se abonaron por él ya se usaron, así que no se anuló nada; nuestro equipo lo revisa.',
    mayReturn:
      'Si la red vuelve a tomar el pago, se abona de nuevo por sí solo. Mira el pago pendiente antes de pagar otra vez.',
    outOfPositions:
      '{amount} estaban invertidos. Se sacaron de tus posiciones, que ya no ganan nada con ello.',
    resultsReversed: 'También se anularon los resultados de {amount} que había generado.',
    lossesReversed: 'Se devolvieron los {amount} que tus posiciones habían perdido con él.',
    hold: 'Los retiros esperan hasta que nuestro equipo lo haya revisado. Puedes pedir uno mientras tanto; conserva su lugar.',
    receipt: 'Ver el recibo',
    reference: 'Referencia: {reference}',
    reason: 'Recibes este correo porque llegó un pago para un depósito de tu cuenta de Evenmoor.',
  },
  statement: {
    subject: 'Tu extracto de Evenmoor de {month}',
    ready: 'El extracto de {month} está listo: saldo inicial {opening}, saldo final {closing}.',
    how: 'Es un PDF firmado. Abre tus extractos para guardarlo o para dejar de recibir este correo.',
    open: 'Abrir extractos',
    reason: 'Recibes este correo porque pediste los extractos por correo en tu cuenta de Evenmoor.',
  },
  handedOver: {
    subject: 'El mensaje {reference} es tuyo ahora',
    text: '{name} te ha pasado el mensaje {reference} del formulario de contacto. Espera tu respuesta en la consola.',
    link: 'Abrir el mensaje',
    reason:
      'Recibes este correo porque respondes a los mensajes de esta instalación de Evenmoor como parte del personal.',
  },
  answer: {
    subject: 'Nuestra respuesta a tu mensaje {reference}',
    intro: 'Nos escribiste el {when}. Esta es nuestra respuesta:',
    reply: 'Si respondes a este correo, tu respuesta llega a {email}. Deja {reference} en el asunto.',
    noReply:
      'Una respuesta a este correo no llega a nadie. Para volver a escribirnos, usa el formulario: {link}',
    reason:
      'Recibes este correo porque con esta dirección se envió un mensaje por el formulario de contacto de Evenmoor. Si no fuiste tú, no tienes que hacer nada.',
    templates: {
      greeting: 'Hola, {name}:',
      received: 'Gracias por tu mensaje. Lo hemos leído y tenemos que examinarlo antes de poder responder.',
      moreNeeded:
        'Gracias por tu mensaje. Para examinarlo necesitamos saber más: qué página era, qué hiciste, qué viste y cuándo. No nos envíes ninguna contraseña ni ningún código: nunca nos hacen falta.',
      withdrawing:
        'Un retiro se pide aquí: {link}\n\nLa comisión es el 1 % del importe y se descuenta de él. No hay que pagar nada para retirar. Cada solicitud tiene su propia página, que muestra sus pasos con la hora. Hasta que se apruebe, ahí puedes anularla.',
      access:
        'Si no puedes entrar, pide un enlace aquí: {link}\n\nLlega a la dirección de la cuenta, sirve una vez, durante 30 minutos, y lleva a la página donde se pone una contraseña nueva. No podemos ver las contraseñas y nunca las pedimos.',
      money:
        'Evenmoor usa dinero de práctica. No se puede comprar, vender ni cobrar, y no tiene valor fuera de Evenmoor. No se promete ningún resultado; un resultado puede ser negativo.',
      testMoney:
        'Evenmoor usa aquí monedas de redes de prueba públicas. No valen nada. No pagues a nadie por ellas. No se promete ningún resultado; un resultado puede ser negativo.',
      impostor:
        'Quien te pida en nuestro nombre dinero, una contraseña, un código o las palabras de tu billetera no es de Evenmoor. No hay que pagar nada para retirar. No le respondas. Si le diste tu contraseña, pon una nueva.',
    },
  },
  newsletter: {
    subject: '¿Quieres el boletín de Evenmoor?',
    text: 'Alguien, esperamos que tú, pidió nuestro boletín con esta dirección. Abre la página de abajo y confirma, y estarás en la lista.',
    leave: 'Puedes darte de baja cuando quieras: {unsubscribe}',
    confirm: 'Confirmar',
    expiry: 'El enlace vale 7 días.',
    reason:
      'Recibes este correo porque esta dirección se escribió en el formulario del boletín. Si no fuiste tú, no tienes que hacer nada: sin confirmación borramos la dirección a los 7 días.',
  },
}
