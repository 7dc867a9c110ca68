import type { staffAudit as english } from '#messages/en/staff-audit.ts'
import type { Translation } from '#messages/shape.ts'

export const staffAudit: Translation<typeof english> = {
  nouns: {
    withdrawal: 'Retrait',
    withdrawals: 'Pause des retraits',
    bonus: 'Bonus',
    result: 'Résultat du jour',
    plan: 'Plan',
    reconciliation: 'Rapprochement',
    record: 'Fiche publique',
    message: 'Message',
    staff: 'Personnel',
    identity: 'Vérification d’identité',
    account: 'Compte',
    person: 'Personne',
    password: 'Mot de passe',
    email: 'Adresse e-mail',
    factor: 'Second facteur',
    session: 'Session',
    address: 'Adresse de retrait',
    break: 'Pause personnelle',
    deposit: 'Dépôt',
    deposit_limit: 'Limite de dépôt',
  },
  actions: {
    withdrawal: {
      approve: 'Retrait approuvé',
      reject: 'Retrait refusé',
      payment_lost: 'Paiement d’un retrait perdu',
    },
    withdrawals: {
      pause: 'Retraits en pause',
      resume: 'Pause des retraits terminée',
    },
    bonus: {
      verify: 'Bonus vérifié',
      refuse: 'Bonus refusé',
    },
    result: {
      propose: 'Résultat proposé',
      approve: 'Résultat approuvé',
      reject: 'Résultat refusé',
    },
    plan: {
      add: 'Plan ajouté',
      change_terms: 'Conditions du plan changées',
      call_off_terms: 'Conditions du plan annulées',
      approve_terms: 'Conditions du plan approuvées',
      close: 'Plan fermé',
      result_source: 'Source des résultats changée',
    },
    reconciliation: {
      signed_off: 'Journée signée',
      sign_off_taken_back: 'Signature reprise',
    },
    record: {
      added: 'Fiche ajoutée',
      changed: 'Fiche changée',
      consent_given: 'Consentement noté',
      consent_withdrawn: 'Consentement retiré',
      published: 'Fiche publiée',
      unpublished: 'Fiche retirée des pages',
    },
    message: {
      taken: 'Message pris en charge',
      handed_over: 'Message transmis',
      released: 'Message rendu',
      answered: 'Message répondu',
      archived: 'Message archivé',
      restored: 'Message rétabli',
    },
    staff: {
      created: 'Membre du personnel ajouté',
      role_given: 'Rôle donné',
      link_redeemed: 'Lien à usage unique ouvert',
      role_changed: 'Rôle changé',
      role_taken: 'Rôle retiré',
    },
    identity: {
      submitted: 'Vérification d’identité envoyée',
      withdrawn: 'Vérification d’identité retirée',
      picture_opened: 'Image d’identité ouverte',
      accepted: 'Vérification d’identité acceptée',
      not_accepted: 'Vérification d’identité non acceptée',
      pictures_removed: 'Images d’identité effacées',
    },
    account: {
      locked: 'Compte bloqué',
      lock_reviewed: 'Blocage réexaminé et maintenu',
      unlocked: 'Compte débloqué',
      lock_ended: 'Blocage terminé de lui-même',
      sessions_ended: 'Sessions fermées par le personnel',
      closed: 'Compte fermé',
    },
    person: {
      exported: 'Données personnelles exportées',
    },
    password: {
      changed: 'Mot de passe changé',
      reset: 'Mot de passe choisi par un lien',
    },
    email: {
      changed: 'Adresse e-mail changée',
      change_undone: 'Changement d’adresse e-mail annulé',
    },
    factor: {
      authenticator_on: 'Application d’authentification activée',
      authenticator_off: 'Application d’authentification désactivée',
      passkey_added: 'Clé d’accès ajoutée',
      passkey_removed: 'Clé d’accès retirée',
      codes_renewed: 'Codes de secours renouvelés',
      dropped: 'Nouveaux facteurs retirés par « Ce n’était pas moi »',
      recovery_code_used: 'Code de secours utilisé',
    },
    session: {
      not_me: '« Ce n’était pas moi » utilisé',
    },
    address: {
      saved: 'Adresse de retrait enregistrée',
      removed: 'Adresse de retrait retirée',
      hold_skipped: 'Attente d’une adresse passée',
    },
    break: {
      taken: 'Pause personnelle prise',
    },
    deposit: {
      address_changed: 'Adresse d’un dépôt changée',
      address_restored: 'Adresse d’un dépôt rétablie',
    },
    deposit_limit: {
      set: 'Limite de dépôt fixée',
    },
  },
}
