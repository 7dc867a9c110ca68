import type { descriptions as english } from '#messages/en/descriptions.ts'
import type { Translation } from '#messages/shape.ts'

export const descriptions: Translation<typeof english> = {
  home: 'Üben Sie das Investieren in Krypto und Forex mit 10.000 Übungsdollar. Ergebnisse können negativ sein, Gebühren stehen vorn, und nichts wird versprochen.',
  picture: 'Lernen Sie, wie sich Investieren anfühlt, bevor es Sie etwas kostet.',
  about:
    'Wer Evenmoor macht, was es nicht ist, wie die Simulation funktioniert und was Sie selbst prüfen können. Nur Übungsgeld.',
  contact:
    'Schreiben Sie den Betreibern dieser Website. Jede Nachricht wird gespeichert und erhält eine Referenz.',
  faq: 'Zehn klare Antworten: Übungsgeld, Tagesraten, Verluste, die eine Gebühr, Auszahlungen, Sicherheit und Support.',
  terms:
    'Die Bedingungen von Evenmoor: nur Übungsgeld, ab 18 Jahren, Pläne und Spannen und 1 % Gebühr für Auszahlungen.',
  privacy: 'Was Evenmoor über Sie speichert, warum, wie lange und wie Sie es entfernen lassen.',
  risks: 'Die Risiken von echtem Krypto und Forex in zwei Minuten, und was Übung lehren kann und was nicht.',
  results:
    'Jedes Tagesergebnis jedes Plans, die veröffentlichten Hashes und eine Prüfung im eigenen Browser.',
  signup:
    'Eröffnen Sie ein kostenloses Übungskonto: eine E-Mail-Adresse, etwa zwei Minuten, keine Karte, keine Wallet.',
  login: 'Melden Sie sich bei Ihrem Übungskonto von Evenmoor an.',
  forgotPassword: 'Fordern Sie einen Link für ein neues Passwort Ihres Übungskontos von Evenmoor an.',
  resetPassword: 'Legen Sie ein neues Passwort für Ihr Übungskonto von Evenmoor fest.',
  logout: 'Melden Sie sich von Ihrem Übungskonto von Evenmoor ab.',
  staffLink: 'Melden Sie sich mit Ihrem Link als Teammitglied an.',
  notMe:
    'Nach einer E-Mail über etwas, das Sie nicht getan haben, alle Geräte Ihres Evenmoor-Kontos abmelden.',
  undoEmailChange: 'Die alte E-Mail-Adresse Ihres Evenmoor-Kontos zurückholen.',
  newsletterConfirm: 'Bestätigen Sie, dass Sie den Newsletter von Evenmoor möchten.',
  newsletterUnsubscribe: 'Melden Sie sich vom Newsletter von Evenmoor ab.',
}
