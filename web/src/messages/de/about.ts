import type { about as english, descriptions as englishDescriptions } from '#messages/en/about.ts'
import type { Translation } from '#messages/shape.ts'

export const about: Translation<typeof english> = {
  title: 'Über uns',
  lead: 'Evenmoor ist ein Ort, um das Investieren mit Spielgeld zu üben. Es sagt nur, was sein Hauptbuch beweisen kann.',
  what: {
    heading: 'Was das hier ist',
    text: 'Sie eröffnen ein Konto, bezahlen einen Übungs-Checkout, wählen einen Plan und sehen das Ergebnis jedes Tages. Dann zahlen Sie aus und sehen, wie hoch die Gebühr war. Nichts auf dem Weg ist echtes Geld, und jeder Schritt läuft so, als wäre es echt.',
    why: 'Viele Websites mit solchen Seiten gibt es, um Menschen zu berauben. Wir behalten die Seiten und machen jeden Satz darauf wahr. So lernen Sie, worauf Sie achten müssen.',
  },
  who: {
    heading: 'Wer wir sind',
    text: 'Evenmoor ist Open-Source-Software. Kein Unternehmen betreibt diese Demo. Wer sie installiert, ist ihr Betreiber und verantwortet sie.',
    notSet:
      'Der Betreiber dieser Website hat noch keinen Namen und keinen Sitz angegeben. Die Kontaktadressen unten sind Beispiele.',
    emailLabel: 'E-Mail',
    addressLabel: 'Anschrift',
    notHeading: 'Was wir nicht sind',
    not: {
      bank: 'Keine Bank, kein Broker, keine Börse und keine Wallet.',
      licence: 'Von keiner Behörde beaufsichtigt. Keine Behörde hat hier etwas genehmigt.',
      advice: 'Keine Beratung. Nichts hier ist eine Empfehlung zum Investieren.',
      cover: 'Von keiner Sicherungseinrichtung gedeckt. Es gibt kein echtes Geld zu schützen.',
    },
  },
  how: {
    heading: 'So funktioniert die Simulation',
    wallet: {
      title: 'Eine Übungs-Wallet',
      text: 'Sie erhalten von jedem der sechs Coins den Wert von 10.000 Übungsdollar. Das Netzwerk dafür wird in dieser Website simuliert.',
    },
    checkout: {
      title: 'Ein Checkout',
      text: 'Sie bezahlen ihn aus dieser Wallet. Jede Zahlung wird gutgeschrieben, sobald sie ihre Bestätigungen hat, egal wie hoch sie ist.',
    },
    result: {
      title: 'Ein Ergebnis am Tag',
      text: 'Jeder Plan hat für jeden Tag ein gebuchtes Ergebnis. Ihr Anteil wird auf ein Millionstel Dollar abgerundet.',
    },
    withdrawal: {
      title: 'Eine Auszahlung',
      text: 'Sie beantragen, Mitarbeitende prüfen, das Übungsnetzwerk zahlt. Das kostet 1 % und sonst nichts.',
    },
  },
  team: {
    heading: 'Team',
    rule: 'Wir zeigen nur Menschen, deren Einwilligung festgehalten ist.',
    none: 'Zurzeit gibt es niemanden zu zeigen.',
    failed: 'Das ließ sich nicht laden.',
    show: '{count, plural, one {# Person zeigen} other {# Personen zeigen}}',
    check: 'Was Sie selbst prüfen können',
    code: {
      title: 'Der Code',
      text: 'Er ist Open Source unter der MIT-Lizenz. Alle können nachlesen, wie eine Zahl entsteht, und ihn ausführen.',
    },
    calls: {
      title: 'Die Aufrufe',
      text: 'Alles, was diese Website ihren Server fragt, steht auf einer Seite.',
      link: 'Alle Aufrufe ansehen',
    },
    ledger: {
      title: 'Ihr eigenes Hauptbuch',
      text: 'Ihre Guthaben sind Summen von Buchungen. Mit einem Konto können Sie jede Ihrer Buchungen lesen.',
    },
  },
  why: {
    heading: 'Warum wir',
    fee: {
      title: 'Eine Gebühr, vorher gezeigt',
      text: 'Sie sehen die Gebühr und was ankommt, bevor Sie bestätigen.',
    },
    exit: {
      title: 'Aussteigen ist so leicht wie einsteigen',
      text: 'Holen Sie Ihr Übungsgeld jederzeit aus einem Plan zurück.',
    },
    promise: {
      title: 'Nichts wird versprochen',
      text: 'Keine Seite sagt, dass ein Ergebnis sicher, wahrscheinlich oder üblich ist.',
    },
    trackers: {
      title: 'Niemand verfolgt Sie',
      text: 'Keine Seite fragt eine andere Website nach irgendetwas: keine Tracker, keine Werbung.',
    },
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  about:
    'Wer Evenmoor macht, was es nicht ist, wie die Simulation funktioniert und was Sie selbst prüfen können. Nur Übungsgeld.',
}
