import type { descriptions as englishDescriptions, home as english } from '#messages/en/home.ts'
import type { Translation } from '#messages/shape.ts'

export const home: Translation<typeof english> = {
  title: 'Lernen Sie, wie sich Investieren anfühlt, bevor es Sie etwas kostet',
  pill: 'Übungsgeld',
  heading: 'Lernen Sie, wie sich Investieren anfühlt, bevor es Sie etwas kostet.',
  lead: 'Testen Sie Pläne für Krypto und Forex mit 10.000 Übungsdollar und allen Gebühren offen im Blick. Gewinne und Verluste stehen in gleicher Größe da.',
  getStarted: 'Loslegen',
  seePlans: 'Pläne ansehen',
  note: 'Kostenlos. Ab 18 Jahren. Keine Karte, keine Wallet.',
  motion: {
    pause: 'Bewegung stoppen',
    resume: 'Bewegung starten',
  },
  plans: {
    heading: 'Übungspläne',
    lead: 'Die Rate ist eine Einstellung der Simulation.',
    source: {
      unknown: 'Woher das Ergebnis jedes Tages kommt, legt der Betreiber fest. Es kann negativ sein.',
      illustration:
        'Auf dieser Website wird für jeden Tag genau diese Rate gebucht. Echte Märkte haben auch Verlusttage.',
      market:
        'Auf dieser Website kommt das Ergebnis jedes Tages aus einer simulierten Strategie, die auch verliert.',
      booked: 'Auf dieser Website buchen zwei Mitarbeitende das Ergebnis jedes Tages. Es kann negativ sein.',
    },
    tag: 'Simuliert',
    amount: 'Übungsbetrag',
    rate: '{rate} am Tag',
    rateLabel: 'Beispielrate: nur Übungsgeld, keine Prognose',
    market: {
      rateLabel: 'Mittlerer Tag einer simulierten Strategie: nur Übungsgeld, keine Prognose',
      worst: 'Schlechtester möglicher Tag',
    },
    booked: {
      rateLabel:
        'Beispielrate: nur Übungsgeld. Zwei Mitarbeitende buchen jeden Tag, und er kann ein Verlust sein',
    },
    worstDay: 'Schlechtester Tag bisher',
    noDays: 'Noch kein Tag gebucht',
    upcoming: 'Ab {when}, für neue Positionen: {min} bis {max}, {rate} am Tag',
    fee: 'Auszahlungsgebühr',
    getStarted: 'Loslegen',
    getStartedWith: 'Mit {plan} loslegen',
    arithmetic: 'Warum kein ehrliches Produkt diese Rate versprechen kann',
    stale:
      'Das sind die Pläne, mit denen diese Website erstellt wurde. Die neuesten konnten wir nicht laden.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  home: 'Üben Sie das Investieren in Krypto und Forex mit 10.000 Übungsdollar. Ergebnisse können negativ sein, Gebühren stehen vorn, und nichts wird versprochen.',
}
