import type { nav as english } from '#messages/en/nav.ts'
import type { Translation } from '#messages/shape.ts'

export const nav: Translation<typeof english> = {
  main: 'Principal',
  home: 'Accueil',
  about: 'À propos',
  plans: 'Plans',
  faq: 'FAQ',
  results: 'Résultats quotidiens',
  contact: 'Contact',
  login: 'Connexion',
  signup: 'S’inscrire',
  dashboard: 'Mon espace',
  menu: 'Menu',
  language: 'Langue',
  theme: {
    label: 'Thème',
    system: 'Comme l’appareil',
    light: 'Clair',
    dark: 'Sombre',
    contrast: 'Contraste élevé',
  },
  footer: {
    label: 'Pied de page',
    company: 'Entreprise',
    legal: 'Mentions',
    contact: 'Contact',
    terms: 'Conditions d’utilisation',
    privacy: 'Confidentialité',
    risks: 'Risques',
    note: 'Evenmoor est un produit d’entraînement. Tout l’argent y est de l’argent d’entraînement, et les résultats peuvent être négatifs.',
    example: 'Adresse d’exemple : l’exploitant de ce site n’a pas encore indiqué la sienne.',
  },
}
