import type { risks as english, descriptions as englishDescriptions } from '#messages/en/risks.ts'
import type { Translation } from '#messages/shape.ts'

export const risks: Translation<typeof english> = {
  title: 'Die Risiken in zwei Minuten',
  lead: 'Hier können Sie nur Übungsgeld verlieren. Echtes Krypto und Forex sind anders. Lesen Sie das, bevor Sie irgendwo echtes Geld einsetzen.',
  summary: {
    all: 'Sie können alles Geld verlieren, das Sie einsetzen.',
    protection: 'Erwarten Sie nicht, dass Sie jemand schützt, wenn etwas schiefgeht.',
    promise: 'Niemand kann Ihnen ehrlich eine Rate versprechen.',
    practice: 'Erfolg mit Übungsgeld sagt wenig über echtes Geld.',
  },
  lose: {
    heading: 'Sie können alles verlieren',
    one: 'Preise von Kryptowerten können sich in Tagen halbieren und für immer auf null fallen. Währungen bewegen sich weniger. Forex wird aber meist mit geliehenem Geld gehandelt: Eine kleine Bewegung kann alles kosten, was Sie eingezahlt haben.',
  },
  protection: {
    heading: 'Erwarten Sie keinen Schutz',
    one: 'Einlagensicherung und Ombudsstellen decken Krypto meist nicht. Wenn eine Website schließt, beraubt wird oder Ihr Geld einfach behält, haben Sie vielleicht niemanden, an den Sie sich wenden können.',
    two: 'Eine Zahlung in Krypto lässt sich nicht zurückrufen. Ein Coin, der über das falsche Netzwerk gesendet wurde, ist oft weg.',
  },
  liquidity: {
    heading: 'Sie kommen vielleicht nicht heraus, wann Sie wollen',
    one: 'Es kann an Käufern fehlen, ein Netzwerk kann langsam sein, und eine Website kann Auszahlungen stoppen. Ein Preis auf dem Bildschirm ist kein Geld in der Hand.',
  },
  complex: {
    heading: 'Es kann schwer zu verstehen sein',
    one: 'Können Sie nicht mit eigenen Worten erklären, woher ein Ergebnis kommt, lassen Sie es. Forschen Sie selbst nach und fragen Sie jemanden, der nichts zu verkaufen hat.',
  },
  basket: {
    heading: 'Setzen Sie nicht alles auf eine Karte',
    one: 'Eine verbreitete Regel: Halten Sie riskante Anlagen unter einem Zehntel Ihres Vermögens. Nehmen Sie nie Geld für Miete, Essen oder Schulden.',
  },
  warning: {
    heading: 'Zeichen eines Raubs',
    one: 'Eine Rate für jeden Tag, die angeblich sicher ist. 2,5 % am Tag wären ×8.207 in einem Jahr.',
    two: 'Ein Guthaben, das schnell wächst, und eine Gebühr oder Steuer, die Sie vor der Auszahlung zahlen sollen.',
    three:
      'Druck, sofort zu entscheiden, Fremde, die zuerst schreiben, und Belohnungen, wenn Sie Freunde mitbringen.',
    four: 'Namen, Lizenzen und Bewertungen, die niemand prüfen kann.',
  },
  practice: {
    heading: 'Was Übung lehren kann und was nicht',
    one: 'Hier können Sie lernen, wie Gebühren, Verluste und Auszahlungen funktionieren. Wie es sich anfühlt, eigenes Geld zu verlieren, können Sie hier nicht lernen.',
    two: 'Bucht der Betreiber keine anderen Ergebnisse, ist jeder Tag hier die Beispielrate des Plans. Kein echter Markt verhält sich so.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  risks: 'Die Risiken von echtem Krypto und Forex in zwei Minuten, und was Übung lehren kann und was nicht.',
}
