import type { proof as english } from '#messages/en/proof.ts'
import type { Translation } from '#messages/shape.ts'

export const proof: Translation<typeof english> = {
  title: 'Confirmez que c’est bien vous',
  lead: 'Nous le demandons avant les changements importants. C’est valable cinq minutes.',
  password: 'Votre mot de passe',
  submit: 'Confirmer',
  busy: 'Vérification…',
  passwordNeeded: 'Saisissez votre mot de passe.',
  codeNeeded: 'Saisissez le code.',
  totp: {
    label: 'Code à 6 chiffres de votre application d’authentification',
    use: 'Utiliser l’application d’authentification',
  },
  recovery_code: {
    label: 'Code de secours',
    hint: 'L’un des dix codes que vous avez gardés. Chacun sert une fois.',
    use: 'Utiliser un code de secours',
  },
  passkey: {
    text: 'Votre appareil vous demande votre visage, votre doigt, un code ou une clé de sécurité.',
    button: 'Utiliser votre clé d’accès',
    busy: 'En attente de votre appareil…',
    use: 'Utiliser une clé d’accès',
  },
  fault: {
    declined: 'La clé d’accès n’a pas été utilisée. Réessayez ou choisissez un autre moyen.',
    known: 'Cet appareil a déjà une clé d’accès de votre compte.',
    failed: 'Votre appareil n’y est pas arrivé. Réessayez ou choisissez un autre moyen.',
  },
  secondStep: {
    title: 'Encore une étape',
    lead: 'Votre mot de passe est bon. Confirmez maintenant avec votre second facteur.',
    back: 'Retour au mot de passe',
  },
}
