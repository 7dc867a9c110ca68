import type { nav as english } from '#messages/en/nav.ts'
import type { Translation } from '#messages/shape.ts'

export const nav: Translation<typeof english> = {
  main: 'Hauptmenü',
  home: 'Start',
  about: 'Über uns',
  plans: 'Pläne',
  faq: 'Fragen',
  results: 'Tagesergebnisse',
  contact: 'Kontakt',
  login: 'Anmelden',
  signup: 'Registrieren',
  dashboard: 'Übersicht',
  menu: 'Menü',
  language: 'Sprache',
  theme: {
    label: 'Design',
    system: 'Wie das Gerät',
    light: 'Hell',
    dark: 'Dunkel',
    contrast: 'Hoher Kontrast',
  },
  footer: {
    label: 'Fußzeile',
    company: 'Unternehmen',
    legal: 'Rechtliches',
    contact: 'Kontakt',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutz',
    risks: 'Risiken',
    note: 'Evenmoor ist ein Übungsprodukt. Alles Geld darin ist Übungsgeld, und Ergebnisse können negativ sein.',
    example: 'Beispieladresse: Der Betreiber dieser Website hat noch keine eingetragen.',
  },
}
