/** Why a document was not accepted: for staff a short name, and the words that the person reads. */
export const identityReasons = {
  unreadable: {
    title: 'Cannot be read',
    text: 'The picture cannot be read: it is blurred, too dark or covered in part. Take it again in daylight, with the whole document in focus.',
  },
  cut_off: {
    title: 'Cut off',
    text: 'A part of the document is not in the picture. Take it again with all four corners in it.',
  },
  expired: {
    title: 'Expired',
    text: 'The document is no longer valid. Send one that is.',
  },
  name_differs: {
    title: 'Another name',
    text: 'The name on the document is not the name of the account. Change the name in the profile, or send a document with the same name.',
  },
  other_document: {
    title: 'Another document',
    text: 'This is not a passport, an identity card or a driving licence, or not the one that was chosen. Send one of these.',
  },
  altered: {
    title: 'Altered',
    text: 'The picture shows signs of having been changed. Send it as it was taken.',
  },
} as const
