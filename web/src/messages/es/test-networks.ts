import type { TestNetworkWords } from '#messages/shape.ts'

export const testNetworks: TestNetworkWords = {
  nav: {
    footer: {
      note: 'Este Evenmoor usa redes de prueba públicas. Sus monedas no valen nada, así que ningún dinero aquí tiene valor, y los resultados pueden ser negativos.',
    },
  },
  home: {
    pill: 'Redes de prueba',
    lead: 'Prueba planes de criptomonedas y forex con monedas sin valor de redes de prueba públicas y cada comisión a la vista. Ganancias y pérdidas se ven del mismo tamaño.',
    note: 'Gratis. 18 años o más. Sin tarjeta. Las monedas de prueba vienen de tu propia billetera.',
    plans: {
      heading: 'Planes con dinero de prueba',
      lead: 'La tasa es una ilustración.',
      tag: 'Dinero de prueba',
      amount: 'importe en dinero de prueba',
      rateLabel: 'Tasa ilustrativa: solo dinero de prueba, no es un pronóstico',
      booked: {
        rateLabel:
          'Tasa ilustrativa: solo dinero de prueba. Dos personas del equipo registran cada día, y puede ser una pérdida',
      },
    },
  },
  homeMore: {
    arithmetic: {
      conclusion:
        'En un año eso es ×8207. Ninguna inversión legal paga eso, y quien lo afirma no dice la verdad. Usamos la tasa para mostrar qué significaría esa promesa, solo con dinero de prueba.',
    },
    honest: {
      money: {
        title: 'Solo dinero de prueba',
        text: 'No hay forma de ingresar dinero real. Aquí solo cuentan monedas de redes de prueba públicas: se regalan para hacer pruebas y no valen nada.',
      },
    },
    cta: { heading: 'Empieza con monedas de prueba' },
  },
  faqFirst: {
    money: {
      answer:
        'No. Cada dólar aquí viene de monedas de redes de prueba públicas, que se regalan para hacer pruebas y no valen nada. Aquí no hay ninguna red principal ni un ajuste para ella. No envíes nunca monedas de una red principal a una dirección de este sitio.',
    },
    rate: {
      answer:
        'Es una ilustración solo para dinero de prueba, no un pronóstico. Dos personas del equipo registran el resultado de cada día, y puede ser negativo. Un 2,5 % al día, repetido durante un año, es ×8207. Ninguna inversión legal paga eso. La mostramos para que reconozcas una oferta así cuando la veas.',
    },
    leave: {
      question: '¿Cómo recupero el dinero de prueba?',
      answer:
        'Recupéralo del plan y luego pide un retiro a una dirección tuya. Se paga en USDT sin valor en la red de prueba de BEP20. El personal mira cada solicitud y la paga desde su billetera. Hasta que la apruebe, puedes cancelarla.',
    },
  },
  faq: {
    losses: {
      answer:
        'Sí. Una pérdida se resta de tu posición y ocupa el mismo lugar y tamaño que una ganancia. Dos personas del equipo registran el resultado de cada día. No esperes que la vida real sea igual.',
    },
    start: {
      answer:
        'Regístrate con un correo y confírmalo con el código que te enviamos. Necesitas una billetera tuya con monedas de una red de prueba pública; se regalan para hacer pruebas. Después elige un plan y un importe, y paga la orden de pago desde esa billetera.',
    },
    identity: {
      answer:
        'Puedes probarlo en tu perfil: envías la imagen de un documento, el personal la mira y te escribimos lo que decide. Aquí nada depende de ello, porque ningún dinero aquí tiene valor. Usa la imagen de muestra que dibuja la página, no un documento real. Las imágenes se borran 30 días después de la decisión.',
    },
    referral: {
      answer:
        'No. Esta instalación usa redes de prueba públicas, y en ellas no hay bonos. Tu código funciona, y la página «Invitaciones» de tu cuenta muestra quién lo ha usado.',
    },
  },
  about: {
    lead: 'Evenmoor es un lugar para practicar la inversión con monedas de prueba sin valor. Dice solo lo que su libro contable puede probar.',
    what: {
      text: 'Abres una cuenta, pagas una orden de pago con monedas de una red de prueba pública, eliges un plan y ves el resultado de cada día. Después retiras y ves cuál fue la comisión. Nada de eso es dinero real, y cada paso funciona como si lo fuera.',
    },
    how: {
      heading: 'Cómo funciona aquí',
      wallet: {
        title: 'Tu propia billetera',
        text: 'Pagas con monedas de redes de prueba públicas. Se regalan para hacer pruebas y no valen nada.',
      },
      withdrawal: {
        text: 'Tú lo pides, el personal lo revisa y paga en la red de prueba. Cuesta el 1 % y nada más.',
      },
    },
    why: { exit: { text: 'Recupera tu dinero de prueba de un plan en cualquier momento.' } },
  },
  risks: {
    lead: 'Aquí solo puedes perder dinero de prueba, que no vale nada. Las criptomonedas y el forex reales son otra cosa. Lee esto antes de poner dinero real en cualquier lugar.',
    summary: { practice: 'Que te vaya bien con dinero de prueba dice poco sobre el dinero real.' },
    practice: {
      two: 'Cada día aquí lo registran dos personas del equipo. Ningún mercado real se comporta así.',
    },
  },
  terms: {
    summary: {
      practice:
        'Todo el dinero aquí es dinero de prueba: monedas de redes de prueba públicas y los dólares que salen de ellas. No vale nada.',
    },
    what: {
      two: 'No hay dinero real en él ni forma de meterlo. Las monedas de redes de prueba no valen nada, y los dólares que salen de ellas tampoco.',
    },
    plans: {
      range: 'Importe en dinero de prueba',
      two: 'La tasa es solo para dinero de prueba y no es un pronóstico. Lo que cuenta es el resultado registrado para cada plan y día. Puede ser negativo.',
    },
    deposits: {
      one: 'Un depósito es una orden de pago en una moneda de una red de prueba pública, pagada desde tu propia billetera. Cada pago se abona cuando tiene sus confirmaciones, también si es demasiado pequeño, demasiado grande o llega tarde.',
    },
    withdrawals: { one: 'Los retiros se pagan solo en USDT en la red BEP20, aquí en su red de prueba.' },
    referrals: {
      one: 'En las redes de prueba no hay bonos. Tu código funciona, y la página «Invitaciones» muestra quién lo ha usado.',
      two: 'Las cuentas que llevan a un mismo buzón cuentan como una persona.',
    },
    liability: {
      two: 'Lo que funciona aquí con dinero de prueba no tiene por qué funcionar con dinero real en ningún lugar.',
    },
  },
  privacy: {
    stored: {
      money: {
        title: 'Usas dinero de prueba',
        what: 'Depósitos, pagos, posiciones, resultados, retiros, las direcciones que usas en redes de prueba, los apuntes del libro contable y las respuestas a tus solicitudes, para que una repetida cuente una vez. Qué miembro del personal decidió qué. Los pagos constan también en el registro público de su red de prueba, de donde nadie puede quitarlos.',
      },
    },
  },
  results: {
    check: {
      two: 'Esto prueba, a quien anotó el hash a tiempo, que el mes estaba fijado antes de empezar y no se cambió después. No prueba que la semilla se eligiera con imparcialidad. Todo es dinero de prueba.',
    },
  },
  account: {
    rules: {
      adult: 'Marca la casilla: tienes 18 años o más y sabes que esto es dinero de prueba sin valor.',
    },
    signup: {
      lead: 'Tarda unos dos minutos. Sin tarjeta.',
      adult: 'Tengo 18 años o más y sé que esto es dinero de prueba sin valor.',
      next: {
        start: 'Pagas con monedas de una red de prueba pública, desde tu propia billetera.',
        note: 'Se regalan para hacer pruebas y no valen nada. Los resultados pueden ser negativos.',
      },
    },
  },
  descriptions: {
    home: 'Practica la inversión en criptomonedas y forex con monedas sin valor de redes de prueba públicas. Los resultados pueden ser negativos, las comisiones se ven antes y nada se promete.',
    faq: 'Diez respuestas claras: dinero de prueba, tasas diarias, pérdidas, la única comisión, retiros, seguridad y soporte.',
    about:
      'Quién hace Evenmoor, qué no es, cómo funciona y qué puedes comprobar tú. Solo monedas de redes de prueba.',
    terms:
      'Los términos de uso de Evenmoor: solo monedas de redes de prueba, 18 años o más, planes y rangos, y la comisión de retiro del 1 %.',
    signup: 'Abre gratis una cuenta para dinero de prueba: un correo, unos dos minutos, sin tarjeta.',
    login: 'Entra en tu cuenta de Evenmoor.',
    forgotPassword: 'Recibe un enlace para crear una contraseña nueva de tu cuenta de Evenmoor.',
    resetPassword: 'Crea una contraseña nueva para tu cuenta de Evenmoor.',
    logout: 'Sal de tu cuenta de Evenmoor.',
  },
  parts: {
    practiceBar: {
      label: 'Redes de prueba',
      lead: 'Redes de prueba.',
      text: 'Aquí las monedas no valen nada, ni los saldos que salen de ellas.',
      detailsTitle: 'Esto es dinero de prueba',
      detailsText:
        'Tus dólares aquí vienen de monedas de redes de prueba públicas, que se regalan para hacer pruebas. No se pueden vender ni cambiar por dinero real. Los pagos son transacciones en esas redes, y los resultados pueden ser negativos. No envíes nunca monedas de una red principal: nadie aquí puede devolverlas.',
    },
  },
  investorShell: { titleSuffix: 'Redes de prueba' },
  investorMoney: {
    standsFor: {
      usdt: 'Red de prueba de BNB Smart Chain (BEP20)',
      bnb: 'Red de prueba de BNB Smart Chain',
      eth: 'Red de prueba de Ethereum',
      btc: 'Red de prueba de Bitcoin',
      ltc: 'Red de prueba de Litecoin',
      trx: 'Red de prueba de TRON',
    },
  },
  dashboard: {
    heading: 'Tu cuenta de prueba',
    balance: { title: 'Saldo de prueba' },
    next: { investDetail: 'Pagas con monedas de una red de prueba pública, desde tu propia billetera.' },
  },
  invest: {
    rateLabel: 'Tasa ilustrativa: solo dinero de prueba, no es un pronóstico',
    booked: {
      rateLabel:
        'Tasa ilustrativa: solo dinero de prueba. Dos personas del equipo registran cada día, y puede ser una pérdida',
    },
    amount: { heading: '¿Cuánto dinero de prueba?' },
    forecast: {
      illustration:
        'Este plan no tiene resultados propios, solo una tasa ilustrativa de dinero de prueba. En el caso malo se pierde todo, en el medio no se gana nada y en el bueno se da la tasa ilustrativa cada día. Ninguna inversión legal paga eso.',
      record: {
        totalNote: 'Para dinero de prueba que estuvo desde el primer día, con las ganancias pagadas.',
      },
    },
    pay: {
      coinNote:
        'La página siguiente muestra el precio, la cantidad de monedas y una dirección en una red de prueba. Pagas desde tu propia billetera.',
    },
  },
  identity: {
    practice: {
      text: 'Es dinero de prueba, y nada en tu cuenta depende de esta comprobación. Usa una imagen de muestra: tu navegador la dibuja.',
    },
  },
  profile: { since: 'Cuenta desde' },
  staffShell: {
    mode: 'REDES DE PRUEBA',
    modeText:
      'Instalación en redes de prueba públicas: sus monedas no valen nada, y desde aquí no se puede mover dinero real.',
    titleSuffix: 'Personal, redes de prueba',
  },
}
