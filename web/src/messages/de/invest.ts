import type { invest as english } from '#messages/en/invest.ts'
import type { Translation } from '#messages/shape.ts'

export const invest: Translation<typeof english> = {
  title: 'Investieren',
  steps: { plan: 'Plan', amount: 'Betrag', review: 'Prüfen', pay: 'Bezahlen' },
  rate: '{rate} am Tag',
  rateLabel: 'Beispielrate: nur Übungsgeld, keine Prognose',
  plan: {
    heading: 'Welcher Plan?',
    legend: 'Pläne',
    range: '{min} bis {max}',
    worstDay: 'Schlechtester Tag bisher: {rate}',
    noDays: 'Schlechtester Tag bisher: noch kein Tag gebucht',
    exit: 'Sie können Ihr Geld jederzeit herausnehmen. Investieren kostet nichts. Auszahlen kostet 1 %.',
    needed: 'Wählen Sie einen Plan',
    continue: 'Weiter',
    emptyTitle: 'Gerade ist kein Plan offen',
    emptyText: 'Sie können erst investieren, wenn ein Plan öffnet. Ihr Guthaben bleibt, wie es ist.',
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
  },
  review: {
    heading: 'Prüfen Sie, bevor Sie weitermachen',
    plan: 'Plan',
    rate: 'Rate',
    amount: 'Betrag',
    bad: 'Ein schlechter Tag',
    result: 'Ergebnisse',
    resultText: 'Einmal am Tag hinzugefügt oder abgezogen, ab dem UTC-Tag nach der Eröffnung',
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
    busy: 'Wird gesendet…',
  },
}
