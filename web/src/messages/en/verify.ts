/** The page that checks a statement. */
export const verify = {
  title: 'Check a statement',
  lead: 'Choose the PDF. It is checked in this browser and sent nowhere.',
  file: 'The statement',
  fileHint: 'A PDF file that was saved from a statements page',
  check: 'Check',
  busy: 'Checking…',
  genuine: {
    title: 'This statement is genuine',
    text: 'It was signed here, and not one byte was changed since.',
  },
  changed: {
    title: 'This file was changed',
    text: 'It was signed here, but it is not as it was. Do not rely on anything in it.',
  },
  other_key: {
    title: 'Somebody else’s signature',
    text: 'The file was not signed with the key of this site. Ask whoever gave it to you which site it is from.',
  },
  truncated: {
    title: 'The end of the file is missing',
    text: 'It was probably not saved whole. Save it again, then check that one.',
  },
  no_pdf: {
    title: 'This is no PDF',
    text: 'Choose the statement as it was saved. A picture or a text of it cannot be checked.',
  },
  no_statement: {
    title: 'This is no statement',
    text: 'The file is a PDF, but no statement of Evenmoor.',
  },
  failed:
    'The key of this site could not be read, so nothing was checked. Your file is still here. Try again.',
  facts: {
    title: 'What the statement says',
    holder: 'Holder',
    period: 'Period',
    mode: 'Money',
    practice: 'Practice money',
    test: 'Coins of test networks',
    opening: 'Opening balance',
    closing: 'Closing balance',
    fees: 'Fees',
    transactions: 'Transactions',
    until: 'Up to',
  },
  receipt: {
    genuine: 'This receipt is genuine',
    title: 'What the receipt says',
    asked: 'Asked',
    credited: 'Credited',
    settled: 'Settled',
    checkout: 'Checkout',
    payments: 'Payments',
  },
  payout: {
    amount: 'You withdraw',
    fee: 'Our fee (1 %)',
    net: 'You receive',
    confirmed: 'Confirmed',
    address: 'Address',
    network: 'Network',
    transaction: 'Transaction',
    withdrawal: 'Withdrawal',
  },
  howTitle: 'How this works',
  how: 'Each statement ends with an Ed25519 signature over every byte before it. Whoever changes a figure breaks it.',
  key: 'Public key',
  keyText: 'Keep it to check statements without this page:',
  offline: 'npm run ops -- verify-statement FILE --key …',
  script: 'This check needs JavaScript. Without it, use the command below.',
  needed: 'Choose a file first.',
} as const

/** What search engines and previews say about the page. */
export const descriptions = {
  verifyStatement:
    'Check in your browser that a statement of Evenmoor is genuine and unchanged. The file is sent nowhere.',
} as const
