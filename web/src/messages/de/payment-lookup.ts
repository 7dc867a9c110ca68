import type { paymentLookup as english } from '#messages/en/payment-lookup.ts'
import type { Translation } from '#messages/shape.ts'

export const paymentLookup: Translation<typeof english> = {
  open: 'Ich habe bezahlt, sehe aber nichts',
  text: 'Geben Sie den Transaktions-Hash aus Ihrer Wallet an. Wir sagen, was wir darüber wissen.',
  label: 'Transaktions-Hash',
  malformed: 'Ein Hash hat 64 Ziffern und Buchstaben von a bis f. Kopieren Sie ihn ganz aus Ihrer Wallet.',
  look: 'Nachsehen',
  busy: 'Wird gesucht…',
  own: {
    waiting:
      '{amount} ist im Netzwerk, mit {done} von {needed} Bestätigungen. Bei der nächsten Lesung, binnen Sekunden, steht es in Ihrem Checkout.',
    seen: 'Wir sehen {amount}. Es hat {done} von {needed} Bestätigungen und wird mit allen gutgeschrieben.',
    in_review:
      '{amount} ist angekommen und wird geprüft: Zahlungen dieser Höhe werden gutgeschrieben, sobald zwei Personen aus unserem Team sie freigegeben haben.',
    refused: '{amount} ist angekommen, wurde aber nicht gutgeschrieben. Warum, steht in Ihrem Checkout.',
    credited: '{amount} wurde Ihrem Konto gutgeschrieben.',
    dropped:
      'Das Netzwerk verwarf diese Zahlung von {amount} vor der Bestätigung, also wurde nichts gutgeschrieben. Sehen Sie in Ihrer Wallet nach, ob eine andere sie ersetzt hat.',
    reversed:
      'Das Netzwerk nahm diese Zahlung von {amount} nach der Gutschrift zurück, also auch die Gutschrift.',
    wrong_coin:
      '{amount} kam an, aber in einem anderen Coin als gefordert. Es ist aufbewahrt, unser Team prüft es. Schreiben Sie dem Support mit dem Hash.',
  },
  toCheckout: 'Zugehörigen Checkout öffnen',
  elsewhere:
    'Diese Transaktion ist auf {networks}, bezahlt aber keinen Ihrer Checkouts. Vergleichen Sie die Adresse in Ihrer Wallet mit der des Checkouts. Ging sie an eine andere, kann nur deren Inhaber sie zurücksenden. Zeigt Ihre Wallet sie als fehlgeschlagen, wurde nichts gesendet.',
  unknown:
    'Diese Transaktion ist nicht auf {networks}. Sie kann auf einem anderen Netzwerk oder noch nicht gesendet sein. Prüfen Sie Ihre Wallet und sehen Sie in einigen Minuten wieder nach.',
  withoutIndex:
    'Wir haben sie nicht gefunden. Aber auf {networks} kann unser Knoten bestätigte Zahlungen an andere Adressen nicht finden. Zeigt Ihre Wallet sie als bestätigt, öffnen Sie sie in einem öffentlichen Block-Explorer dieses Netzwerks und vergleichen Sie die Zieladresse mit der Ihres Checkouts. Sind sie gleich, schreiben Sie dem Support mit dem Hash.',
  paused: 'Nicht gefragt, weil angehalten: {networks}. Sehen Sie wieder nach, wenn es weitergeht.',
  support: 'Support schreiben',
  practiceNetwork: 'dem Übungsnetzwerk',
}
