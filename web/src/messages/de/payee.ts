import type { payee as english } from '#messages/en/payee.ts'
import type { Translation } from '#messages/shape.ts'

export const payee: Translation<typeof english> = {
  scan: {
    picture: 'QR-Bild lesen',
    camera: 'Mit der Kamera scannen',
    note: 'Das Bild bleibt auf diesem Gerät: Nichts davon wird gesendet.',
    busy: 'Wird gelesen…',
    found: 'Aus dem Bild gelesen. Vergleichen Sie die ganze Adresse mit Ihrer Wallet.',
    tooLarge:
      'Diese Datei ist größer als {size} MB. Schneiden Sie das Bild auf den Code zu oder fügen Sie die Adresse ein',
    unreadable:
      'Ihr Browser kann diese Datei nicht als Bild öffnen. Wählen Sie ein PNG oder JPEG oder fügen Sie die Adresse ein',
    noCode:
      'In diesem Bild wurde kein QR-Code gefunden. Nehmen Sie es näher und schärfer auf oder fügen Sie die Adresse ein',
    several: 'Dieses Bild enthält mehr als einen QR-Code. Schneiden Sie es auf den gemeinten zu',
    noAddress:
      'Dieser QR-Code enthält keine Adresse. Zeigen Sie in Ihrer Wallet den Code zum Empfangen oder fügen Sie die Adresse ein',
    otherChain: 'Dieser QR-Code ist für ein anderes Netz: {chain}. Wir senden nur über {network}',
    chain: 'Kette {number}',
    notLoaded:
      'Das Lesen konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal oder fügen Sie die Adresse ein',
  },
  receipt: {
    save: 'Beleg als PDF speichern',
    busy: 'Wird vorbereitet…',
    saved: 'Der Beleg ist gespeichert.',
  },
  trial: {
    title: 'Erst mit einem kleinen Betrag versuchen?',
    text: 'Von hier ist an dieser Adresse noch nichts angekommen. Von {amount} sind {fee} unsere Gebühr, {net} kommen an. Wenn Sie das in Ihrer Wallet sehen, zahlen Sie den Rest aus.',
    wait: 'Ein kleiner Betrag wartet so lange wie ein großer. Die Wartezeit gehört zur Adresse: Ist sie vorbei, wartet der Rest nicht noch einmal.',
    act: 'Erst {amount} auszahlen',
    again: 'Noch einmal an diese Adresse auszahlen',
  },
}
