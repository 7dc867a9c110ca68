import type { paymentLookup as english } from '#messages/en/payment-lookup.ts'
import type { Translation } from '#messages/shape.ts'

export const paymentLookup: Translation<typeof english> = {
  open: 'J’ai payé, mais rien ne s’affiche',
  text: 'Donnez le hash de la transaction de votre portefeuille : nous disons ce que nous en savons.',
  label: 'Hash de la transaction',
  malformed: 'Un hash a 64 chiffres et lettres de a à f. Copiez-le en entier depuis votre portefeuille.',
  look: 'Rechercher',
  busy: 'Recherche…',
  own: {
    waiting:
      '{amount} a atteint le réseau avec {done} confirmations sur {needed}. Il s’affiche à la prochaine lecture, en quelques secondes.',
    seen: 'Nous voyons {amount}. Il a {done} confirmations sur {needed} et sera crédité quand il les aura toutes.',
    in_review:
      '{amount} est arrivé et est en cours d’examen : les paiements de cette taille sont crédités après l’approbation de deux membres de notre équipe.',
    refused: '{amount} est arrivé mais n’a pas été crédité. Sa page de paiement dit pourquoi.',
    credited: '{amount} a été crédité sur votre compte.',
    dropped:
      'Le réseau a abandonné ce paiement de {amount} avant de le confirmer : rien n’a été crédité. Voyez dans votre portefeuille si un autre l’a remplacé.',
    reversed:
      'Le réseau a repris ce paiement de {amount} après son crédit : le crédit a donc été repris aussi.',
    wrong_coin:
      '{amount} est arrivé, mais dans une autre crypto que demandé. C’est conservé et notre équipe l’examine. Écrivez à l’assistance avec le hash.',
  },
  toCheckout: 'Ouvrir sa demande de paiement',
  elsewhere:
    'Cette transaction est sur {networks}, mais elle ne paie aucune de vos demandes. Comparez l’adresse dans votre portefeuille avec celle de la demande. Si elle est partie ailleurs, seul le détenteur de cette adresse peut la renvoyer. Si votre portefeuille l’indique comme échouée, rien n’a été envoyé.',
  unknown:
    'Cette transaction n’est pas sur {networks}. Elle est peut-être sur un autre réseau ou pas encore envoyée. Vérifiez dans votre portefeuille, puis recherchez à nouveau dans quelques minutes.',
  withoutIndex:
    'Nous ne l’avons pas trouvée. Mais sur {networks}, notre nœud ne peut pas trouver les paiements confirmés vers d’autres adresses. Si votre portefeuille l’indique comme confirmée, ouvrez-la dans un explorateur public de ce réseau et comparez l’adresse de destination avec celle de votre demande. Si elles sont identiques, écrivez à l’assistance avec le hash.',
  paused: 'Non interrogé, car en pause : {networks}. Recherchez à nouveau à la reprise.',
  support: 'Écrire à l’assistance',
  practiceNetwork: 'le réseau d’entraînement',
}
