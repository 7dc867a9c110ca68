import type { terms as english, descriptions as englishDescriptions } from '#messages/en/terms.ts'
import type { Translation } from '#messages/shape.ts'

export const terms: Translation<typeof english> = {
  title: 'Términos del servicio',
  summary: {
    practice:
      'Todo el dinero aquí es dinero de práctica. No se puede comprar, vender ni cambiar por dinero real.',
    promise: 'Nada se promete. Los resultados pueden ser negativos.',
    fee: 'Un retiro cuesta el 1 % y nada más.',
    adult: 'Debes tener 18 años o más.',
  },
  what: {
    heading: 'Lo que usas',
    one: 'Evenmoor es software de código abierto que simula un sitio de inversión. Al abrir una cuenta aceptas estos términos.',
    two: 'No hay dinero real en él ni forma de meterlo. Los dólares y las monedas de práctica no tienen valor fuera de este sitio.',
  },
  account: {
    heading: 'Tu cuenta',
    one: 'Debes tener al menos 18 años. Una sola cuenta por persona.',
    two: 'Da un correo que sea tuyo y no compartas tu contraseña. Lo que se haga con ella cuenta como hecho por ti.',
  },
  plans: {
    heading: 'Planes',
    one: 'Estos son los planes. Los dos extremos de un rango le pertenecen, así que con 1000 $ y con 10.000 $ hay dos planes abiertos.',
    stale: 'Estos son los planes con los que se creó este sitio. No pudimos cargar los últimos.',
    caption: 'Los planes, sus rangos y sus tasas ilustrativas',
    plan: 'Plan',
    range: 'Importe de práctica',
    rate: 'Tasa ilustrativa al día',
    two: 'La tasa es solo para dinero de práctica y no es un pronóstico. Lo que cuenta es el resultado registrado para cada plan y día. Puede ser negativo.',
    three:
      'Una posición participa desde el día siguiente a su apertura (UTC). Una ganancia va a tu saldo disponible. Una pérdida se resta de la posición.',
    four: 'Puedes recuperar una posición en cualquier momento. No hay permanencia.',
  },
  deposits: {
    heading: 'Depósitos',
    one: 'Un depósito es una orden de pago en una de seis monedas de práctica, pagada desde tu billetera de práctica. Cada pago se abona cuando tiene sus confirmaciones, también si es demasiado pequeño, demasiado grande o llega tarde.',
    two: 'Un USDT cuenta como un dólar. Las otras monedas cuentan al precio que muestra la orden de pago, fijado durante 15 minutos.',
  },
  withdrawals: {
    heading: 'Los retiros y la comisión',
    one: 'Los retiros se pagan solo en USDT en la red BEP20, aquí en su forma de práctica.',
    two: 'La comisión es fija: el 1 % del importe, redondeado hacia arriba al centavo. Sale del importe. No hay ningún otro cargo, y a nadie se le pide nunca pagar para poder retirar.',
    three:
      'El personal revisa cada solicitud. Puedes cancelarla hasta que se apruebe. Si se rechaza, el importe entero vuelve a tu saldo con el motivo.',
  },
  referrals: {
    heading: 'Bonos por invitación',
    one: 'Cuando alguien que se registró con tu código invierte por primera vez, se anota para ti un bono del importe que indica la página «Invitaciones», una vez por persona. No lo hay donde la página dice que los bonos están desactivados.',
    two: 'Es crédito de práctica sin valor en efectivo. No se puede invertir ni retirar hasta que un administrador lo revise y verifique. Las cuentas que llevan a un mismo buzón cuentan como una persona.',
  },
  fair: {
    heading: 'Uso correcto',
    one: 'No perturbes el servicio, no uses la cuenta de otra persona ni intentes llegar a lo que no es tuyo. Por eso podemos bloquear una cuenta, y decimos qué hacer cuando su dueño entra.',
  },
  liability: {
    heading: 'Sin asesoría, sin garantía',
    one: 'Nada aquí es un consejo de inversión. El software se ofrece tal cual, con licencia MIT, sin garantía.',
    two: 'Lo que funciona aquí con dinero de práctica no tiene por qué funcionar con dinero real en ningún lugar.',
  },
  changes: {
    heading: 'Cambios en estos términos',
    one: 'Un cambio figura en la lista de abajo con su fecha. Vale para lo que ocurra después de ese día.',
    first: 'Primera versión.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  terms:
    'Los términos de uso de Evenmoor: solo dinero de práctica, 18 años o más, planes y rangos, y la comisión de retiro del 1 %.',
}
