import type { checkoutMore as english } from '#messages/en/checkout-more.ts'
import type { Translation } from '#messages/shape.ts'

export const checkoutMore: Translation<typeof english> = {
  paused: {
    title: '{coin} ist angehalten',
    since: 'Seit {time}',
    unreachable: 'Wir erreichen das Netzwerk gerade nicht.',
    wrong_network: 'Unser Knoten meldet ein anderes Netzwerk.',
    stalled: 'Das Netzwerk hat zu lange keinen Block gebracht.',
    went_back: 'Unser Knoten zeigt weniger Blöcke als zuvor.',
    inconsistent: 'Was unser Knoten sagt, passt nicht zusammen.',
    unread: 'Wir haben das Netzwerk noch nicht gelesen.',
    safe: 'Was Sie gesendet haben, wird nach der Pause gutgeschrieben, zum Preis, der beim Senden galt.',
    next: 'Senden Sie nichts Neues, bis es weitergeht, oder wählen Sie einen anderen Coin.',
    button: 'Nicht, solange {coin} angehalten ist',
    tag: 'Angehalten',
  },
  controls: {
    tooLittle: 'Zahlt die Hälfte des Offenen. Sie wird gutgeschrieben, der Rest bleibt offen.',
    tooMuch: 'Zahlt ein Zehntel mehr. Alles wird gutgeschrieben.',
    twice: 'Zahlt das Offene, dann das Ganze noch einmal. Beides wird gutgeschrieben.',
    late: 'Beendet den festgehaltenen Preis und zahlt dann. Gutgeschrieben wird zum Preis jenes Moments.',
    lateDo: 'Zu spät zahlen',
    endHoldDo: 'Preis ablaufen lassen',
    endHold: 'Beendet den festgehaltenen Preis, damit Sie einen neuen festhalten können.',
    undoDo: 'Zahlungen wegreorganisieren',
    undo: 'Ersetzt die neuesten Blöcke durch andere ohne Ihre Zahlungen. Gutschriften werden zurückgenommen, dann warten Ihre Auszahlungen, bis das Team nachgesehen hat. Die Coins kehren in Ihre Übungs-Wallet zurück.',
    busy: 'In Arbeit…',
  },
  hold: {
    when: 'Sie können in den letzten 5 Minuten und jederzeit danach einen neuen Preis festhalten.',
    held: 'Ein neuer Preis ist festgehalten. Senden Sie {amount} an dieselbe Adresse.',
    sent: 'Schon gesendet? Es wird trotzdem gutgeschrieben. Kam es nach Ablauf im Netzwerk an, zum Preis des Moments, in dem wir es sehen.',
    askedFor: 'Zu diesem Preis gefordert für',
    dueLater: 'Steht mit dem neuen Preis fest',
    stale:
      'Unser Server antwortet nicht. Die Zahlen sind von {time}. Was Sie gesendet haben, ist sicher, und diese Seite macht von selbst weiter.',
  },
  test: {
    networkWarning:
      'Nur {coin} auf diesem Netzwerk: {network}. Was auf einem anderen gesendet wird, ist verloren.',
    address: 'Adresse',
    qr: 'QR-Code zum Bezahlen auf {network}. Er trägt das Wort TEST.',
    noLink: 'Dieses Netzwerk kennt keine Links für Wallets. Kopieren Sie Menge und Adresse.',
    confirm: 'Das Netzwerk bestätigt sie, Block für Block.',
  },
  open: {
    title: 'Ihre offenen Checkouts',
    row: '{amount} in {coin}',
    until: 'Preis gilt bis {time}',
  },
}
