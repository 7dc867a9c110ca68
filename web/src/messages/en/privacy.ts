export const privacy = {
  title: 'Privacy Policy',
  summary: {
    little: 'We store what the accounts need, and no more.',
    own: 'No trackers, no ads, no cookies. No page asks another site for anything.',
    never: 'We sell nothing and share nothing with anyone.',
    ask: 'Write to us to see, correct or remove what we have.',
  },
  who: {
    heading: 'Who is responsible',
    one: 'The operator of this installation. They have not given a name or a place of business yet; until then write by the contact page.',
  },
  stored: {
    heading: 'What we store, why, and for how long',
    lead: 'This is all of it, by what you do here.',
    account: {
      title: 'You open an account',
      what: 'First and last name, e-mail address, password as an Argon2id hash, your own referral code and who invited you, language, and when you joined and last logged in.',
      long: 'As long as the account exists. Of a sign-up that nobody confirms, two days, its address too.',
    },
    codes: {
      title: 'We send you a code or a link',
      what: 'A SHA-256 hash of it, and when it was used.',
      long: 'A day after it has expired.',
    },
    sessions: {
      title: 'You log in',
      what: 'Hashes of your session’s tokens, your browser’s name, your network address, the times, and the kinds of device you use, with the first half of the network addresses they were used from. After wrong passwords, a count under a hash of the address typed.',
      long: 'A month after the session could last be used; the kinds of device and those halves, as long as the account exists; the count for a year, or until the right password.',
    },
    factors: {
      title: 'You protect your account',
      what: 'The secret of your authenticator app, encrypted; hashes of your recovery codes; your passkeys’ names, public keys and last use.',
      long: 'Until you remove them or close the account.',
    },
    money: {
      title: 'You use practice money',
      what: 'Deposits, payments, positions, results, withdrawals, the practice addresses you use, the ledger’s entries, and the answers to your requests, so that a repeated one counts once. Which member of staff decided what. Of a referral: the bonus, a hash of the mailbox behind the address, and what stood out when it was reviewed, such as a shared connection.',
      long: 'The ledger and the record of decisions are never changed or removed, because everyone’s figures rest on them.',
    },
    identity: {
      title: 'You try the identity check',
      what: 'Which document, when, and what staff decided and why. The pictures, made anew without what cameras write into them, encrypted; and who of the staff opened them when.',
      long: 'The pictures until 30 days after the decision, or at once when you withdraw; what was never sent, 7 days. The decision stays.',
    },
    contact: {
      title: 'You write to us',
      what: 'Your name, e-mail address, message and its language, and what staff answered. A mail with the message goes to the operator’s inbox.',
      long: 'Until the operator removes it; ask for it at any time.',
    },
    newsletter: {
      title: 'You ask for the newsletter',
      what: 'Your e-mail address, hashes of your links, and when you confirmed or left.',
      long: 'While you are on the list. An address that has not confirmed, or has left, is removed 7 days after our last mail to it.',
    },
    mail: {
      title: 'We mail you',
      what: 'The mail itself, so that it can be sent again if the mail server is away.',
      long: 'What it says, until a mail server has taken it. Its address and subject, and all of it in the built-in mailbox, 30 days.',
    },
    limits: {
      title: 'You try something often',
      what: 'A count under a hash of your network or e-mail address, against guessing and floods.',
      long: 'About a day.',
    },
    label: { what: 'What', long: 'For how long' },
  },
  browser: {
    heading: 'What stays in your browser',
    one: 'When you log in: the session’s access and refresh tokens and your user id. When you choose: language, theme, stopped motion. All of it is in your browser’s own storage, not in cookies, and logging out removes the tokens.',
  },
  others: {
    heading: 'Who else sees it',
    one: 'Staff of the operator, each as far as their role goes. If the operator has set up a mail server, the mails pass through it. Nobody else.',
  },
  rights: {
    heading: 'Your rights',
    one: 'Under your profile you can see and correct your data, download all of it, and close your account. For anything else, or if you cannot log in, write to us by the contact page with the address of your account.',
    two: 'What the ledger holds cannot be removed. Its entries carry numbers, not names; name and address stand elsewhere and can go.',
  },
  changes: {
    heading: 'Changes to this page',
    one: 'Each change stands here with its date.',
    first: 'First version.',
  },
} as const

/** What search engines and previews say about the page. */
export const descriptions = {
  privacy: 'What Evenmoor stores about you, why, for how long, and how to have it removed.',
} as const
