import type { keys as english } from '#messages/en/keys.ts'
import type { Translation } from '#messages/shape.ts'

export const keys: Translation<typeof english> = {
  title: 'Rechercher',
  label: 'Pages, actions et transactions',
  hint: 'Tapez quelques lettres d’un nom ou le début de la référence d’une transaction. Choisissez avec les flèches et appuyez sur Entrée.',
  found: '{count, plural, one {# résultat} other {# résultats}}',
  none: 'Aucun résultat',
  noneHint: 'Essayez avec moins de lettres.',
  groups: {
    pages: 'Pages',
    actions: 'Actions',
  },
  pages: {
    statements: 'Relevés',
    editProfile: 'Modifier le profil et l’affichage',
    security: 'Sécurité : mot de passe et second facteur',
    sessions: 'Sessions',
    ownData: 'Données, limites et clôture du compte',
  },
  actions: {
    hide: 'Masquer les montants',
    show: 'Afficher les montants',
  },
  list: {
    title: 'Raccourcis clavier',
    always: 'Toujours',
    few: 'Recherche et aide',
    letters: 'Lettres seules',
    off: 'désactivés',
    search: 'Rechercher pages, actions et transactions',
    list: 'Cette liste',
    close: 'Fermer ce qui est ouvert',
    next: 'Ligne suivante d’une liste',
    before: 'Ligne précédente',
    export: 'Exporter ce que la page montre',
    change: 'Choisir les raccourcis actifs',
  },
}
