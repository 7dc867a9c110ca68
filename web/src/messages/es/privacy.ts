import type { privacy as english, descriptions as englishDescriptions } from '#messages/en/privacy.ts'
import type { Translation } from '#messages/shape.ts'

export const privacy: Translation<typeof english> = {
  title: 'Política de privacidad',
  summary: {
    little: 'Guardamos lo que las cuentas necesitan, y nada más.',
    own: 'Sin rastreadores, anuncios ni cookies. Ninguna página pide nada a otro sitio.',
    never: 'No vendemos nada ni compartimos nada con nadie.',
    ask: 'Escríbenos para ver, corregir o borrar lo que tenemos.',
  },
  who: {
    heading: 'Quién es responsable',
    one: 'El operador de esta instalación. Aún no ha dado un nombre ni un domicilio; hasta entonces, escribe por la página de contacto.',
  },
  stored: {
    heading: 'Qué guardamos, por qué y cuánto tiempo',
    lead: 'Esto es todo, según lo que haces aquí.',
    account: {
      title: 'Abres una cuenta',
      what: 'Nombre y apellido, correo, contraseña como hash Argon2id, tu código de invitación y quién te invitó, idioma, y cuándo te registraste y entraste por última vez.',
      long: 'Mientras exista la cuenta. De un registro que nadie confirma, dos días, también su dirección.',
    },
    codes: {
      title: 'Te enviamos un código o un enlace',
      what: 'Un hash SHA-256 de él y cuándo se usó.',
      long: 'Un día después de vencer.',
    },
    sessions: {
      title: 'Entras',
      what: 'Hashes de los tokens de tu sesión, el nombre de tu navegador, tu dirección de red, las horas y los tipos de dispositivo que usas, con la primera mitad de las direcciones de red desde las que se usaron. Tras contraseñas erróneas, un recuento bajo un hash de la dirección escrita.',
      long: 'Un mes después de que la sesión pudo usarse por última vez; los tipos de dispositivo y esas mitades, mientras exista la cuenta; el recuento, un año o hasta la contraseña correcta.',
    },
    factors: {
      title: 'Proteges tu cuenta',
      what: 'El secreto de tu app de autenticación, cifrado; hashes de tus códigos de recuperación; nombres, claves públicas y último uso de tus llaves de acceso.',
      long: 'Hasta que los quites o cierres la cuenta.',
    },
    money: {
      title: 'Usas dinero de práctica',
      what: 'Depósitos, pagos, posiciones, resultados, retiros, las direcciones de práctica que usas, los apuntes del libro contable y las respuestas a tus solicitudes, para que una repetida cuente una vez. Qué miembro del personal decidió qué. De una invitación: el bono, un hash del buzón tras la dirección y lo que llamó la atención al revisarlo, como una conexión compartida.',
      long: 'El libro contable y el registro de decisiones nunca se cambian ni se borran, porque las cifras de todos se apoyan en ellos.',
    },
    identity: {
      title: 'Pruebas la comprobación de identidad',
      what: 'Qué documento, cuándo, y qué decidió el personal y por qué. Las imágenes, rehechas sin lo que las cámaras escriben en ellas y cifradas; y quién del personal las abrió y cuándo.',
      long: 'Las imágenes, hasta 30 días después de la decisión, o se borran al momento si la retiras; lo que nunca se envió, 7 días. La decisión se queda.',
    },
    contact: {
      title: 'Nos escribes',
      what: 'Tu nombre, correo, mensaje y su idioma, y lo que respondió el personal. Un correo con el mensaje va al buzón del operador.',
      long: 'Hasta que el operador lo borre; pídelo en cualquier momento.',
    },
    newsletter: {
      title: 'Pides el boletín',
      what: 'Tu correo, hashes de tus enlaces y cuándo confirmaste o te diste de baja.',
      long: 'Mientras estés en la lista. Una dirección que no confirmó, o que se dio de baja, se borra 7 días después de nuestro último correo.',
    },
    mail: {
      title: 'Te enviamos un correo',
      what: 'El propio correo, para poder enviarlo otra vez si el servidor de correo no responde.',
      long: 'Lo que dice, hasta que un servidor de correo lo acepta. La dirección y el asunto, y todo en el buzón incorporado, 30 días.',
    },
    limits: {
      title: 'Intentas algo muchas veces',
      what: 'Un recuento bajo un hash de tu red o tu correo, contra adivinaciones y avalanchas.',
      long: 'Un día, más o menos.',
    },
    label: { what: 'Qué', long: 'Cuánto tiempo' },
  },
  browser: {
    heading: 'Qué queda en tu navegador',
    one: 'Cuando entras: los tokens de acceso y de renovación de la sesión y tu identificador de usuario. Cuando eliges: idioma, tema, animación parada. Todo está en el almacenamiento de tu navegador, no en cookies, y al salir se borran los tokens.',
  },
  others: {
    heading: 'Quién más lo ve',
    one: 'El personal del operador, cada uno hasta donde llega su función. Si el operador usa un servidor de correo, los correos pasan por él. Nadie más.',
  },
  rights: {
    heading: 'Tus derechos',
    one: 'En tu perfil puedes ver y corregir tus datos, descargarlos todos y cerrar tu cuenta. Para lo demás, o si no puedes entrar, escríbenos por la página de contacto, con el correo de tu cuenta.',
    two: 'Lo que contiene el libro contable no se puede borrar. Sus apuntes llevan números, no nombres; el nombre y la dirección están en otro lugar y se pueden borrar.',
  },
  changes: {
    heading: 'Cambios en esta página',
    one: 'Cada cambio figura aquí con su fecha.',
    first: 'Primera versión.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  privacy: 'Qué guarda Evenmoor sobre ti, por qué, cuánto tiempo y cómo pedir que se borre.',
}
