import type { descriptions as englishDescriptions, verify as english } from '#messages/en/verify.ts'
import type { Translation } from '#messages/shape.ts'

export const verify: Translation<typeof english> = {
  title: 'Vérifier un relevé',
  lead: 'Choisissez le PDF. Il est vérifié dans ce navigateur et n’est envoyé nulle part.',
  file: 'Le relevé',
  fileHint: 'Un fichier PDF enregistré depuis la page des relevés',
  check: 'Vérifier',
  busy: 'Vérification…',
  genuine: {
    title: 'Ce relevé est authentique',
    text: 'Il a été signé ici et pas un octet n’a changé depuis.',
  },
  changed: {
    title: 'Ce fichier a été modifié',
    text: 'Il a été signé ici, mais il n’est plus comme il était. Ne vous fiez à rien de ce qu’il dit.',
  },
  other_key: {
    title: 'La signature de quelqu’un d’autre',
    text: 'Le fichier n’a pas été signé avec la clé de ce site. Demandez à qui vous l’a donné de quel site il vient.',
  },
  truncated: {
    title: 'La fin du fichier manque',
    text: 'Il n’a sans doute pas été enregistré en entier. Enregistrez-le à nouveau et vérifiez celui-là.',
  },
  no_pdf: {
    title: 'Ce n’est pas un PDF',
    text: 'Choisissez le relevé tel qu’il a été enregistré. Une image ou un texte ne peut pas être vérifié.',
  },
  no_statement: {
    title: 'Ce n’est pas un relevé',
    text: 'Le fichier est un PDF, mais pas un relevé d’Evenmoor.',
  },
  failed:
    'La clé de ce site n’a pas pu être lue, donc rien n’a été vérifié. Votre fichier est toujours là. Réessayez.',
  facts: {
    title: 'Ce que dit le relevé',
    holder: 'Titulaire',
    period: 'Période',
    mode: 'Argent',
    practice: 'Argent fictif',
    test: 'Monnaies de réseaux de test',
    opening: 'Solde initial',
    closing: 'Solde final',
    fees: 'Frais',
    transactions: 'Transactions',
    until: 'Jusqu’au',
  },
  receipt: {
    genuine: 'Ce reçu est authentique',
    title: 'Ce que dit le reçu',
    asked: 'Demandé',
    credited: 'Crédité',
    settled: 'Terminé',
    checkout: 'Demande de paiement',
    payments: 'Paiements',
  },
  payout: {
    amount: 'Vous retirez',
    fee: 'Nos frais (1 %)',
    net: 'Vous recevez',
    confirmed: 'Confirmé',
    address: 'Adresse',
    network: 'Réseau',
    transaction: 'Transaction',
    withdrawal: 'Retrait',
  },
  howTitle: 'Comment ça marche',
  how: 'Chaque relevé se termine par une signature Ed25519 de chaque octet qui précède. Changer un chiffre la brise.',
  key: 'Clé publique',
  keyText: 'Gardez-la pour vérifier des relevés sans cette page :',
  offline: 'npm run ops -- verify-statement FILE --key …',
  script: 'Cette vérification a besoin de JavaScript. Sinon, utilisez la commande ci-dessous.',
  needed: 'Choisissez d’abord un fichier.',
}

export const descriptions: Translation<typeof englishDescriptions> = {
  verifyStatement:
    'Vérifiez dans votre navigateur qu’un relevé d’Evenmoor est authentique et intact. Le fichier n’est pas envoyé.',
}
