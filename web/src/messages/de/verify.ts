import type { descriptions as englishDescriptions, verify as english } from '#messages/en/verify.ts'
import type { Translation } from '#messages/shape.ts'

export const verify: Translation<typeof english> = {
  title: 'Kontoauszug prüfen',
  lead: 'Wählen Sie das PDF. Es wird in diesem Browser geprüft und nirgendwohin gesendet.',
  file: 'Der Kontoauszug',
  fileHint: 'Eine PDF-Datei, die auf der Seite der Kontoauszüge gesichert wurde',
  check: 'Prüfen',
  busy: 'Wird geprüft…',
  genuine: {
    title: 'Dieser Kontoauszug ist echt',
    text: 'Er wurde hier signiert, und seither wurde kein Byte geändert.',
  },
  changed: {
    title: 'Diese Datei wurde geändert',
    text: 'Sie wurde hier signiert, ist aber nicht mehr, wie sie war. Verlassen Sie sich auf nichts darin.',
  },
  other_key: {
    title: 'Die Signatur von jemand anderem',
    text: 'Die Datei wurde nicht mit dem Schlüssel dieser Seite signiert. Fragen Sie, wer sie Ihnen gab, woher sie ist.',
  },
  truncated: {
    title: 'Das Ende der Datei fehlt',
    text: 'Sie wurde wohl nicht ganz gesichert. Sichern Sie sie neu und prüfen Sie diese.',
  },
  no_pdf: {
    title: 'Das ist kein PDF',
    text: 'Wählen Sie den Auszug so, wie er gesichert wurde. Ein Bild oder Text davon lässt sich nicht prüfen.',
  },
  no_statement: {
    title: 'Das ist kein Kontoauszug',
    text: 'Die Datei ist ein PDF, aber kein Kontoauszug von Evenmoor.',
  },
  failed:
    'Der Schlüssel dieser Seite war nicht lesbar, also wurde nichts geprüft. Ihre Datei ist noch da. Versuchen Sie es erneut.',
  facts: {
    title: 'Was der Auszug sagt',
    holder: 'Inhaber',
    period: 'Zeitraum',
    mode: 'Geld',
    practice: 'Übungsgeld',
    test: 'Coins von Testnetzwerken',
    opening: 'Anfangsbestand',
    closing: 'Endbestand',
    fees: 'Gebühren',
    transactions: 'Transaktionen',
    until: 'Bis',
  },
  receipt: {
    genuine: 'Dieser Beleg ist echt',
    title: 'Was der Beleg sagt',
    asked: 'Gefordert',
    credited: 'Gutgeschrieben',
    settled: 'Abgeschlossen',
    checkout: 'Checkout',
    payments: 'Zahlungen',
  },
  payout: {
    amount: 'Sie zahlen aus',
    fee: 'Unsere Gebühr (1 %)',
    net: 'Sie erhalten',
    confirmed: 'Bestätigt',
    address: 'Adresse',
    network: 'Netzwerk',
    transaction: 'Transaktion',
    withdrawal: 'Auszahlung',
  },
  howTitle: 'Wie das geht',
  how: 'Jeder Auszug endet mit einer Ed25519-Signatur über jedes Byte davor. Wer eine Zahl ändert, bricht sie.',
  key: 'Öffentlicher Schlüssel',
  keyText: 'Bewahren Sie ihn auf, um Auszüge ohne diese Seite zu prüfen:',
  offline: 'npm run ops -- verify-statement FILE --key …',
  script: 'Diese Prüfung braucht JavaScript. Ohne es nehmen Sie den Befehl unten.',
  needed: 'Wählen Sie erst eine Datei.',
}

export const descriptions: Translation<typeof englishDescriptions> = {
  verifyStatement:
    'Prüfen Sie im Browser, ob ein Kontoauszug von Evenmoor echt und unverändert ist. Die Datei wird nicht gesendet.',
}
