import type { forms as english } from '#messages/en/forms.ts'
import type { Translation } from '#messages/shape.ts'

export const forms: Translation<typeof english> = {
  needsScript: 'Ce formulaire a besoin de JavaScript. Activez-le dans votre navigateur et rechargez la page.',
  rules: {
    firstName: 'Le prénom est obligatoire',
    lastName: 'Le nom est obligatoire',
    email: 'L’e-mail est obligatoire',
    emailFormat: 'Saisissez une adresse e-mail valide.',
    password: 'Le mot de passe est obligatoire',
    mismatch: 'Les mots de passe sont différents',
    code: 'Le code est obligatoire',
    nameLength: 'Utilisez 100 caractères au plus.',
    nameSigns: 'Utilisez seulement des lettres, des espaces et des signes.',
    name: 'Le nom est obligatoire',
    message: 'Le message est obligatoire',
    messageLength: 'Utilisez 2 000 caractères au plus.',
    oneLine: 'Utilisez une seule ligne de texte simple.',
    plainText: 'Utilisez du texte simple.',
    adult: 'Cochez la case : vous avez 18 ans ou plus et savez que c’est de l’argent d’entraînement.',
    resetToken: 'Le jeton de réinitialisation manque.',
    resetLength: 'Le mot de passe doit avoir au moins 6 caractères.',
    resetMismatch: 'Les mots de passe sont différents.',
    invalid: 'Vérifiez ce champ.',
  },
}
