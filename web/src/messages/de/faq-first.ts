import type { faqFirst as english } from '#messages/en/faq-first.ts'
import type { Translation } from '#messages/shape.ts'

export const faqFirst: Translation<typeof english> = {
  heading: 'Was die meisten zuerst fragen',
  all: 'Alle zehn Fragen und Antworten',
  money: {
    question: 'Ist echtes Geld im Spiel?',
    answer:
      'Nein. Jeder Dollar und jeder Coin hier ist Übungsgeld. Echtes Geld lässt sich nicht einzahlen: Das Zahlungsnetzwerk ist eine Simulation in dieser Website, seine Adressen beginnen mit PRACTICE-, und keine echte Wallet kann an sie zahlen.',
  },
  rate: {
    question: 'Was bedeutet die Rate bei einem Plan?',
    answer:
      'Sie ist eine Einstellung der Simulation: eine Beispielrate nur für Übungsgeld, keine Prognose. 2,5 % am Tag, ein Jahr lang wiederholt, sind ×8.207. Keine legale Geldanlage zahlt das. Wir zeigen sie, damit Sie ein solches Angebot erkennen, wenn es Ihnen begegnet.',
  },
  leave: {
    question: 'Wie bekomme ich mein Übungsgeld wieder heraus?',
    answer:
      'Holen Sie es aus dem Plan zurück und beantragen Sie dann eine Auszahlung an eine Übungsadresse. Gezahlt wird in Übungs-USDT auf der Übungsform des BEP20-Netzwerks. Unsere Mitarbeitenden sehen jeden Antrag an. Bis sie ihn freigeben, können Sie ihn selbst zurücknehmen.',
  },
}
