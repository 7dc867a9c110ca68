import type { sessions as english } from '#messages/en/sessions.ts'
import type { Translation } from '#messages/shape.ts'

export const sessions: Translation<typeof english> = {
  title: 'Sessions',
  lead: 'Où vous êtes connecté. Nous ne connaissons que le réseau et en montrons la première moitié.',
  otherProgram: 'Un autre programme',
  browserOn: '{browser} sur {system}',
  someBrowser: 'Un navigateur',
  someSystem: 'un système inconnu',
  here: 'Cet appareil',
  used: 'Dernier usage : {when}',
  since: 'Connexion : {when}',
  network: 'Réseau {address}',
  end: 'Déconnecter',
  endOf: 'Déconnecter {device}',
  busy: 'Déconnexion…',
  ended: '{device} est déconnecté.',
  endOthers: 'Déconnecter tous les autres',
  othersTitle: 'Déconnecter tous les autres appareils ?',
  othersText: 'Seul cet appareil reste connecté.',
  othersEnded:
    '{ended, plural, =0 {Aucun autre appareil n’était connecté.} one {# appareil est déconnecté.} many {# d’appareils sont déconnectés.} other {# appareils sont déconnectés.}}',
  alone: 'Aucun autre appareil n’est connecté.',
  strange: 'Si vous n’en reconnaissez pas une, déconnectez-la, puis changez votre mot de passe.',
  toSecurity: 'Changer le mot de passe',
}
