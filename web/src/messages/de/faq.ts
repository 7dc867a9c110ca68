import type { faq as english, descriptions as englishDescriptions } from '#messages/en/faq.ts'
import type { Translation } from '#messages/shape.ts'

export const faq: Translation<typeof english> = {
  title: 'Fragen und Antworten',
  lead: 'Zehn klare Antworten. Öffnen Sie eine, und die vorige schließt sich.',
  fees: {
    question: 'Was kostet das?',
    answer:
      'Eine Auszahlung kostet 1 %, auf den Cent aufgerundet. Die Gebühr wird vom Betrag abgezogen, und Sie sehen sie, bevor Sie bestätigen. Weitere Kosten gibt es nicht. Niemand muss je etwas zahlen, um eine Auszahlung zu erhalten.',
  },
  losses: {
    question: 'Kann ein Ergebnis negativ sein?',
    answer:
      'Ja. Ein Verlust wird von Ihrer Position abgezogen und steht an derselben Stelle und in derselben Größe wie ein Gewinn. Ohne andere Einstellung bucht diese Installation die Beispielrate jedes Plans. Ihre Tage sehen darum besser aus, als echte Märkte es je tun. Erwarten Sie das nicht vom echten Leben.',
  },
  start: {
    question: 'Wie fange ich an?',
    answer:
      'Registrieren Sie sich mit einer E-Mail-Adresse und bestätigen Sie sie mit dem Code, den wir Ihnen senden. Sie erhalten eine Übungs-Wallet mit sechs Coins, von jedem im Wert von 10.000 Übungsdollar. Wählen Sie dann einen Plan und einen Betrag, und bezahlen Sie den Checkout aus dieser Wallet.',
  },
  identity: {
    question: 'Prüfen Sie meine Identität?',
    answer:
      'Sie können es im Profil ausprobieren: Sie senden das Bild eines Dokuments, das Personal sieht es sich an, und wir mailen Ihnen die Entscheidung. Hier hängt nichts davon ab, denn alles Geld ist Übungsgeld. Nehmen Sie das Musterbild, das die Seite zeichnet, kein echtes Dokument. Bilder werden 30 Tage nach der Entscheidung entfernt.',
  },
  security: {
    question: 'Wie ist mein Konto geschützt?',
    answer:
      'Wir speichern Ihr Passwort nur als Argon2id-Hash und lehnen leichte Passwörter ab. Im Profil können Sie einen zweiten Schritt für die Anmeldung (Authenticator-App) oder Passkeys einrichten und jede Sitzung sehen und beenden. Änderungen daran melden wir Ihnen per E-Mail.',
  },
  referral: {
    question: 'Gibt es einen Bonus, wenn ich andere einlade?',
    answer:
      'Wo Boni eingeschaltet sind, wird für Sie einer vermerkt, wenn jemand, der sich mit Ihrem Code registriert hat, zum ersten Mal investiert. Er ist Übungsguthaben ohne Geldwert und lässt sich erst auszahlen, wenn ein Administrator ihn geprüft und bestätigt hat. Die Seite „Empfehlungen“ in Ihrem Konto sagt, ob sie eingeschaltet sind, und zeigt die Regeln.',
  },
  support: {
    question: 'Wie und wann erreiche ich den Support?',
    answer:
      'Schreiben Sie uns auf der Kontaktseite. Ihre Nachricht wird gespeichert und erhält sofort eine Referenz. Menschen antworten, wenn sie können: Wir versprechen keine Zeiten, weil hier kein Dienstplan eingerichtet ist.',
  },
  more: {
    title: 'Ihre Frage ist nicht dabei?',
    text: 'Fragen Sie uns. Ihre Nachricht erhält eine Referenz.',
    button: 'Support kontaktieren',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  faq: 'Zehn klare Antworten: Übungsgeld, Tagesraten, Verluste, die eine Gebühr, Auszahlungen, Sicherheit und Support.',
}
