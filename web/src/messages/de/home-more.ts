import type { homeMore as english } from '#messages/en/home-more.ts'
import type { Translation } from '#messages/shape.ts'

export const homeMore: Translation<typeof english> = {
  needsScript:
    'Diese Zahlen brauchen JavaScript. Schalten Sie es im Browser ein und laden Sie die Seite neu.',
  arithmetic: {
    heading: 'Was 2,5 % am Tag bedeuten',
    lead: 'Eine Tagesrate sieht klein aus. Ein Jahr lang wiederholt ist sie es nicht.',
    once: '1 Tag',
    month: '30 Tage',
    year: '365 Tage',
    of: 'Wozu 1 bei 2,5 % an jedem Tag anwächst, wenn die Ergebnisse darin bleiben',
    conclusion:
      'In einem Jahr sind das ×8.207. Keine legale Geldanlage zahlt das, und wer es behauptet, sagt nicht die Wahrheit. Wir nutzen die Rate, um zu zeigen, was ein solches Versprechen hieße, und nur mit Übungsgeld.',
  },
  markets: {
    heading: 'Märkte live',
    lead: 'Zwölf große Coins auf einen Blick. Öffnen Sie einen und sehen Sie seinen Tageschart.',
    more: 'Mehr zeigen',
    less: 'Weniger zeigen',
    showing: '{count, plural, one {# Coin wird angezeigt} other {# Coins werden angezeigt}}',
  },
  calculator: {
    heading: 'Krypto-Rechner',
    lead: 'Sehen Sie, was eine Menge eines Coins in US-Dollar wert ist.',
  },
  why: {
    heading: 'Warum hier üben',
    fees: {
      title: 'Gebühren zuerst',
      text: 'Sie sehen die Gebühr und was ankommt, bevor Sie bestätigen. Eine Auszahlung kostet 1 % und sonst nichts.',
    },
    losses: {
      title: 'Verluste sind sichtbar',
      text: 'Schlechte Tage stehen an derselben Stelle und in derselben Größe wie gute.',
    },
    leave: {
      title: 'Aussteigen ist leicht',
      text: 'Niemand muss je etwas zahlen, um eine Auszahlung zu erhalten. Solange ein Antrag wartet, können Sie ihn zurücknehmen.',
    },
    ledger: {
      title: 'Jede Zahl geht auf',
      text: 'Jedes Guthaben ist die Summe von Buchungen in einem Hauptbuch. Sie können jede Ihrer Buchungen lesen.',
    },
  },
  testimonials: {
    heading: 'Stimmen',
    lead: 'Worte von Menschen stehen hier nur, wenn wir jedes geprüft haben und die Einwilligung der Person festgehalten ist; und erst ab dreien.',
    none: 'Zurzeit gibt es keine.',
    failed: 'Sie ließen sich nicht laden.',
    show: '{count, plural, one {# Stimme lesen} other {# Stimmen lesen}}',
    practiceUser: 'Übt mit Übungsgeld',
    said: 'Gesagt am {day}',
  },
  honest: {
    heading: 'So bleiben wir ehrlich',
    lead: 'Das können Sie selbst prüfen.',
    money: {
      title: 'Nur Übungsgeld',
      text: 'Echtes Geld lässt sich nicht einzahlen. Übungsadressen beginnen mit PRACTICE-, und keine echte Wallet kann an sie zahlen.',
    },
    words: {
      title: 'Nichts wird versprochen',
      text: 'Keine Seite sagt, dass ein Ergebnis sicher, wahrscheinlich oder üblich ist.',
    },
    people: {
      title: 'Niemand ist erfunden',
      text: 'Keine erfundenen Menschen, Zitate, Logos oder Zähler. Wo wir nichts haben, sagen wir es.',
    },
    code: {
      title: 'Der Code ist offen',
      text: 'Alle können nachlesen, wie eine Zahl entsteht, und das ganze Produkt auf dem eigenen Rechner laufen lassen.',
    },
  },
  cta: {
    heading: 'Beginnen Sie mit Übungsdollar',
    text: 'Sie brauchen eine E-Mail-Adresse und etwa zwei Minuten.',
    button: 'Konto erstellen',
  },
}
