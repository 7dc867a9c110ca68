import type { descriptions as english } from '#messages/en/descriptions.ts'
import type { Translation } from '#messages/shape.ts'

export const descriptions: Translation<typeof english> = {
  home: 'Entraînez-vous à investir en cryptos et en forex avec 10 000 dollars d’entraînement. Les résultats peuvent être négatifs, les frais s’affichent d’abord et rien n’est promis.',
  picture: 'Découvrez ce que ça fait d’investir, avant que cela vous coûte.',
  about:
    'Qui fait Evenmoor, ce qu’il n’est pas, comment marche la simulation et ce que vous pouvez vérifier. Argent d’entraînement seulement.',
  contact:
    'Écrivez aux personnes qui tiennent ce site. Chaque message est gardé et reçoit un numéro de référence.',
  faq: 'Dix réponses claires : argent d’entraînement, taux par jour, pertes, frais uniques, retraits, sécurité et assistance.',
  terms:
    'Les conditions d’utilisation d’Evenmoor : argent d’entraînement seulement, 18 ans ou plus, plans et fourchettes, frais de retrait de 1 %.',
  privacy: 'Ce qu’Evenmoor garde sur vous, pourquoi, combien de temps, et comment le faire effacer.',
  risks:
    'Les risques des vraies cryptos et du vrai forex en deux minutes, et ce que l’entraînement peut ou ne peut pas apprendre.',
  results:
    'Chaque résultat quotidien de chaque plan, les empreintes publiées et un contrôle dans votre navigateur.',
  signup:
    'Ouvrez un compte d’entraînement gratuit : une adresse e-mail, deux minutes environ, ni carte ni portefeuille.',
  login: 'Connectez-vous à votre compte d’entraînement Evenmoor.',
  forgotPassword:
    'Recevez un lien pour choisir un nouveau mot de passe de votre compte d’entraînement Evenmoor.',
  resetPassword: 'Choisissez un nouveau mot de passe pour votre compte d’entraînement Evenmoor.',
  logout: 'Déconnectez-vous de votre compte d’entraînement Evenmoor.',
  staffLink: 'Connectez-vous comme membre du personnel avec le lien reçu.',
  notMe:
    'Déconnectez tous les appareils de votre compte Evenmoor après un e-mail sur quelque chose que vous n’avez pas fait.',
  undoEmailChange: 'Rétablissez l’ancienne adresse e-mail de votre compte Evenmoor.',
  newsletterConfirm: 'Confirmez que vous voulez la lettre d’information d’Evenmoor.',
  newsletterUnsubscribe: 'Quittez la lettre d’information d’Evenmoor.',
}
