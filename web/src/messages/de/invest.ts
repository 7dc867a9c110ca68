import type { invest as english } from '#messages/en/invest.ts'
import type { Translation } from '#messages/shape.ts'

export const invest: Translation<typeof english> = {
  title: 'Investieren',
  steps: { plan: 'Plan', amount: 'Betrag', review: 'Prüfen', pay: 'Bezahlen' },
  rate: '{rate} am Tag',
  rateLabel: 'Beispielrate: nur Übungsgeld, keine Prognose',
  market: {
    rateLabel: 'Mittlerer Tag einer simulierten Strategie: nur Übungsgeld, keine Prognose',
    worst: 'Schlechtester möglicher Tag: {rate}',
  },
  booked: {
    rateLabel:
      'Beispielrate: nur Übungsgeld. Zwei Mitarbeitende buchen jeden Tag, und er kann ein Verlust sein',
  },
  plan: {
    heading: 'Welcher Plan?',
    legend: 'Pläne',
    range: '{min} bis {max}',
    worstDay: 'Schlechtester Tag bisher: {rate}',
    noDays: 'Schlechtester Tag bisher: noch kein Tag gebucht',
    upcoming: 'Ab {when}, für neue Positionen: {min} bis {max}, {rate} am Tag',
    exit: 'Sie können Ihr Geld jederzeit herausnehmen. Investieren kostet nichts. Auszahlen kostet 1 %.',
    needed: 'Wählen Sie einen Plan',
    continue: 'Weiter',
    emptyTitle: 'Gerade ist kein Plan offen',
    emptyText: 'Sie können erst investieren, wenn ein Plan öffnet. Ihr Guthaben bleibt, wie es ist.',
    needs: 'Braucht {least}; Sie haben {available}.',
    byCoin: 'Sie können stattdessen mit einem Coin bezahlen.',
    limited: 'Ihr eigenes Limit lässt {room} für Einzahlungen, daher ist er jetzt nicht wählbar.',
    compare: {
      title: 'Vergleich',
      caption: 'Die Pläne im Vergleich',
      plan: 'Plan',
      range: 'Nimmt',
      rate: 'Rate am Tag',
      worst: 'Schlechtester Tag bisher',
      days: 'Gebuchte Tage',
      noDay: 'Noch keiner',
      note: 'Die Raten sind keine Prognose. Der nächste Tag kann schlechter sein als der bisher schlechteste.',
    },
  },
  amount: {
    heading: 'Wie viel Übungsgeld?',
    label: 'Betrag',
    hint: '{plan} nimmt {min} bis {max}. Sie haben {available} verfügbar oder bezahlen mit einem Coin.',
    hintPlain: '{plan} nimmt {min} bis {max}.',
    continue: 'Weiter',
  },
  outcomes: {
    title: 'Ein Tag mit {amount}',
    bad: 'An einem schlechten Tag',
    middle: 'An einem mittleren Tag',
    good: 'An einem guten Tag',
    illustration:
      'Ein Beispiel, keine Prognose: die Rate des Plans als Verlust, keine Änderung und die Rate als Gewinn. Ein echter Verlust kann größer sein.',
    record:
      'Der schlechteste und der beste Tag. Bisher {days, plural, one {ist hier # Tag} other {sind hier # Tage}} gebucht. Der nächste Tag kann schlechter sein.',
    strategy:
      'Der schlechteste, der mittlere und der beste Tag, den eine Ziehung bringen kann. Der Mittelwert ist eine Einstellung der Simulation, keine Prognose.',
  },
  forecast: {
    title: 'Einige Tage voraus mit {amount}',
    daysLabel: 'Wie weit voraus',
    days: '{days} Tage',
    bad: 'Schlechter Fall',
    middle: 'Mittlerer Fall',
    good: 'Guter Fall',
    mark: 'Der Balken ist, was Sie dann hätten. Die gestrichelte Linie ist, was Sie einsetzen.',
    asTable: 'Als Tabelle zeigen',
    case: 'Fall',
    stretch: 'Tage, aus denen er besteht',
    noStretch: 'Keine echten Tage',
    fromTo: '{from} bis {to}',
    change: 'Änderung',
    end: 'Am Ende',
    illustration:
      'Dieser Plan hat keine eigenen Ergebnisse, nur eine Beispielrate für Übungsgeld. Im schlechten Fall ist alles verloren, im mittleren kommt nichts dazu, im guten gilt jeden Tag die Beispielrate. Keine rechtmäßige Geldanlage zahlt das.',
    results:
      'Aus {stretches, plural, one {# Folge} other {# Folgen}} von {days} gebuchten Tagen hintereinander: die schlechteste, die mittlere und die beste. Was kommt, kann schlechter sein als alle.',
    tooFew:
      'Es sind zu wenige Tage gebucht, um etwas zu zeigen: {have} von {needed}, die es braucht. Hier wird nichts erfunden.',
    record: {
      title: 'Was {plan} hier wirklich gebracht hat',
      none: 'Noch ist kein Tag gebucht.',
      span: 'Gebuchte Tage',
      spanValue: '{days} ({from} bis {to}, UTC)',
      total: 'Alle zusammen',
      losing: 'Tage mit Verlust',
      losingValue: '{days, plural, =0 {Bisher keiner} one {# Tag} other {# Tage}}',
      worst: 'Schlechtester Tag',
      best: 'Bester Tag',
      totalNote: 'Für Übungsgeld, das vom ersten Tag an darin war, mit ausgezahlten Gewinnen.',
      illustrated: '{days, plural, one {# dieser Tage ist} other {# dieser Tage sind}} eine Beispielrate.',
    },
  },
  review: {
    termsChanged:
      'Die Bedingungen des Plans haben sich geändert, während Sie hier waren. Diese gelten jetzt.',
    heading: 'Prüfen Sie, bevor Sie weitermachen',
    plan: 'Plan',
    amount: 'Betrag',
    bad: 'Ein schlechter Tag',
    resultText:
      'Einmal am Tag, ab dem UTC-Tag nach der Eröffnung. Ein Gewinn geht in Ihr verfügbares Guthaben, ein Verlust geht aus der Position.',
    change: 'Ändern',
    changePlan: 'Plan ändern',
    changeAmount: 'Betrag ändern',
    youInvest: 'Sie investieren',
    fee: 'Gebühr fürs Investieren',
    total: 'Geht in {plan}',
    withdrawFee: 'Geld auf Ihre Wallet auszuzahlen kostet 1 % und sonst nichts.',
    risks: {
      title: 'Die Risiken',
      lose: 'Sie können diesen ganzen Betrag verlieren.',
      rate: 'Die Rate ist ein Beispiel. Sie verspricht nichts.',
      strategy: 'Der mittlere Tag ist eine Einstellung einer Simulation. Er verspricht nichts.',
      real: 'Mit echtem Geld kann niemand eine solche Rate lange zahlen.',
    },
    understood: 'Ich verstehe, dass ich diesen Betrag verlieren kann',
    notUnderstood: 'Kreuzen Sie das Feld an, um weiterzumachen: Sie können diesen Betrag verlieren',
    continue: 'Weiter zur Zahlung',
    leave: 'Verlassen',
  },
  pay: {
    heading: 'Wie möchten Sie bezahlen?',
    legend: '{amount} bezahlen mit',
    balance: 'Verfügbares Guthaben',
    balanceDetail: '{available} verfügbar. Die Position öffnet sofort.',
    balanceShort:
      'Ihr verfügbares Guthaben ist {available}. Das ist weniger als {amount}, bezahlen Sie also mit einem Coin.',
    coinNote:
      'Die nächste Seite zeigt den Preis, die Menge des Coins und eine Übungsadresse. Sie bezahlen aus Ihrer Übungs-Wallet.',
    needed: 'Wählen Sie, wie Sie bezahlen',
    investNow: '{amount} investieren',
    toCheckout: 'Weiter zum Checkout',
    limited: {
      locked: 'Solange Ihr Konto gesperrt ist, kann nichts investiert oder eingezahlt werden.',
      suspended: 'Solange Ihr Konto ausgesetzt ist, kann nichts investiert oder eingezahlt werden.',
    },
    busy: 'Wird gesendet…',
  },
}
