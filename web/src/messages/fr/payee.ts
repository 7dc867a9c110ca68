import type { payee as english } from '#messages/en/payee.ts'
import type { Translation } from '#messages/shape.ts'

export const payee: Translation<typeof english> = {
  scan: {
    picture: 'Lire une image QR',
    camera: 'Scanner avec l’appareil photo',
    note: 'L’image reste sur cet appareil : rien n’en est envoyé.',
    busy: 'Lecture…',
    found: 'Lue dans l’image. Comparez-la en entier avec votre portefeuille.',
    tooLarge: 'Ce fichier dépasse {size} Mo. Recadrez l’image sur le code, ou collez l’adresse',
    unreadable:
      'Votre navigateur ne peut pas ouvrir ce fichier comme image. Choisissez un PNG ou un JPEG, ou collez l’adresse',
    noCode:
      'Aucun code QR n’a été trouvé dans cette image. Prenez-la de plus près et plus nette, ou collez l’adresse',
    several: 'Cette image contient plusieurs codes QR. Recadrez-la sur celui que vous voulez',
    noAddress:
      'Ce code QR ne contient pas d’adresse. Affichez dans votre portefeuille le code pour recevoir, ou collez l’adresse',
    otherChain: 'Ce code QR est pour un autre réseau : {chain}. Nous envoyons sur {network} seulement',
    chain: 'chaîne {number}',
    notLoaded:
      'Le lecteur n’a pas pu être chargé. Vérifiez votre connexion et réessayez, ou collez l’adresse',
  },
  receipt: {
    save: 'Enregistrer le reçu en PDF',
    busy: 'Préparation…',
    saved: 'Le reçu est enregistré.',
  },
  trial: {
    title: 'Essayer d’abord avec un petit montant ?',
    text: 'Rien d’ici n’est encore arrivé à cette adresse. Sur {amount}, {fee} sont nos frais et {net} arrivent. Quand vous les voyez dans votre portefeuille, retirez le reste.',
    wait: 'Un petit montant attend aussi longtemps qu’un grand. L’attente est celle de l’adresse : une fois finie, le reste n’attend pas de nouveau.',
    act: 'Retirer d’abord {amount}',
    again: 'Retirer à nouveau vers cette adresse',
  },
}
