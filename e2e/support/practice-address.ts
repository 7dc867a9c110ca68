import { encodeQR } from 'qr'

/** An address of the practice network that nobody holds; its checksum is right. */
export const other = 'PRACTICE-ABCDEFGHIJKLMNOPQRSTHW4I'

/** A QR code as a picture to choose. */
export const pictureOf = (text: string) => ({
  name: 'code.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from(encodeQR(text, 'gif', { scale: 6, border: 4 })),
})
