import type { terms as english, descriptions as englishDescriptions } from '#messages/en/terms.ts'
import type { Translation } from '#messages/shape.ts'

export const terms: Translation<typeof english> = {
  title: 'Nutzungs\u00adbedingungen',
  summary: {
    practice:
      'Alles Geld hier ist Übungsgeld. Man kann es nicht kaufen, verkaufen oder in echtes Geld umtauschen.',
    promise: 'Nichts wird versprochen. Ergebnisse können negativ sein.',
    fee: 'Eine Auszahlung kostet 1 % und sonst nichts.',
    adult: 'Sie müssen 18 oder älter sein.',
  },
  what: {
    heading: 'Was Sie nutzen',
    one: 'Evenmoor ist Open-Source-Software, die eine Website für Geldanlagen simuliert. Wenn Sie ein Konto eröffnen, stimmen Sie diesen Bedingungen zu.',
    two: 'Darin ist kein echtes Geld, und es lässt sich keines hineinbringen. Übungsdollar und Übungs-Coins haben außerhalb dieser Website keinen Wert.',
  },
  account: {
    heading: 'Ihr Konto',
    one: 'Sie müssen mindestens 18 Jahre alt sein. Ein Konto pro Person.',
    two: 'Geben Sie eine E-Mail-Adresse an, die Ihnen gehört, und behalten Sie Ihr Passwort für sich. Was damit getan wird, gilt als von Ihnen getan.',
  },
  plans: {
    heading: 'Pläne',
    one: 'Das sind die Pläne. Beide Enden einer Spanne gehören dazu. Bei 1.000 $ und bei 10.000 $ stehen also zwei Pläne offen.',
    stale:
      'Das sind die Pläne, mit denen diese Website erstellt wurde. Die neuesten konnten wir nicht laden.',
    caption: 'Die Pläne, ihre Spannen und ihre Beispielraten',
    plan: 'Plan',
    range: 'Übungsbetrag',
    rate: 'Beispielrate am Tag',
    two: 'Die Rate gilt nur für Übungsgeld und ist keine Prognose. Es zählt das Ergebnis, das für jeden Plan und Tag gebucht wird. Es kann negativ sein.',
    three:
      'Eine Position nimmt ab dem Tag nach der Eröffnung teil (UTC). Ein Gewinn geht in Ihr verfügbares Guthaben. Ein Verlust wird von der Position abgezogen.',
    four: 'Sie können eine Position jederzeit zurückholen. Es gibt keine Bindung.',
  },
  deposits: {
    heading: 'Einzahlungen',
    one: 'Eine Einzahlung ist ein Checkout in einem von sechs Übungs-Coins, bezahlt aus Ihrer Übungs-Wallet. Jede Zahlung wird gutgeschrieben, wenn sie ihre Bestätigungen hat, auch wenn sie zu klein, zu groß oder verspätet ist.',
    two: 'USDT zählt als ein Dollar. Andere Coins zählen zum Preis, den der Checkout zeigt. Er gilt 15 Minuten.',
  },
  withdrawals: {
    heading: 'Auszahlungen und die Gebühr',
    one: 'Auszahlungen werden nur in USDT auf dem BEP20-Netzwerk gezahlt, hier in seiner Übungsform.',
    two: 'Die Gebühr beträgt fest 1 % des Betrags, auf den Cent aufgerundet. Sie wird vom Betrag abgezogen. Weitere Kosten gibt es nicht, und niemand muss je etwas zahlen, um eine Auszahlung zu erhalten.',
    three:
      'Mitarbeitende prüfen jeden Antrag. Bis zur Freigabe können Sie ihn zurücknehmen. Wird er abgelehnt, kommt der ganze Betrag mit dem Grund in Ihr Guthaben zurück.',
  },
  referrals: {
    heading: 'Empfehlungsboni',
    one: 'Investiert jemand, der sich mit Ihrem Code registriert hat, zum ersten Mal, wird für Sie ein Bonus in der Höhe vermerkt, die auf der Seite „Empfehlungen“ steht, einmal je Person. Es gibt keinen, wo die Seite sagt, dass Boni abgeschaltet sind.',
    two: 'Er ist Übungsguthaben ohne Geldwert. Er lässt sich erst investieren oder auszahlen, wenn ein Administrator ihn geprüft und bestätigt hat. Konten, die zu einem Postfach führen, zählen als eine Person.',
  },
  fair: {
    heading: 'Faire Nutzung',
    one: 'Stören Sie den Dienst nicht, nutzen Sie kein fremdes Konto, und versuchen Sie nicht, an Fremdes zu kommen. Wir können ein Konto dafür sperren. Bei der nächsten Anmeldung sagen wir der Inhaberin oder dem Inhaber, was zu tun ist.',
  },
  liability: {
    heading: 'Keine Beratung, keine Gewährleistung',
    one: 'Nichts hier ist ein Rat zum Investieren. Die Software kommt, wie sie ist, unter der MIT-Lizenz und ohne Gewährleistung.',
    two: 'Was hier mit Übungsgeld klappt, muss mit echtem Geld nirgendwo klappen.',
  },
  changes: {
    heading: 'Änderungen dieser Bedingungen',
    one: 'Eine Änderung steht in der Liste unten mit ihrem Datum. Sie gilt für das, was nach diesem Tag geschieht.',
    first: 'Erste Fassung.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  terms:
    'Die Bedingungen von Evenmoor: nur Übungsgeld, ab 18 Jahren, Pläne und Spannen und 1 % Gebühr für Auszahlungen.',
}
