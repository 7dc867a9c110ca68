import type { identityReasons as english } from '#messages/en/identity-reasons.ts'
import type { Translation } from '#messages/shape.ts'

export const identityReasons: Translation<typeof english> = {
  unreadable: {
    title: 'Nicht lesbar',
    text: 'Das Bild ist nicht lesbar: unscharf, zu dunkel oder teilweise verdeckt. Bitte bei Tageslicht neu aufnehmen, das ganze Dokument scharf.',
  },
  cut_off: {
    title: 'Abgeschnitten',
    text: 'Ein Teil des Dokuments ist nicht im Bild. Bitte neu aufnehmen, mit allen vier Ecken im Bild.',
  },
  expired: {
    title: 'Abgelaufen',
    text: 'Das Dokument ist nicht mehr gültig. Bitte ein gültiges senden.',
  },
  name_differs: {
    title: 'Anderer Name',
    text: 'Der Name auf dem Dokument ist nicht der des Kontos. Bitte den Namen im Profil ändern oder ein Dokument mit demselben Namen senden.',
  },
  other_document: {
    title: 'Anderes Dokument',
    text: 'Das ist kein Reisepass, kein Personalausweis und kein Führerschein, oder nicht das gewählte Dokument. Bitte eines davon senden.',
  },
  altered: {
    title: 'Verändert',
    text: 'Das Bild zeigt Spuren einer Veränderung. Bitte so senden, wie es aufgenommen wurde.',
  },
}
