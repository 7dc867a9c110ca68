/** English of the mails. The other languages have the same keys; figures, dates and links come from the letters. */
export const words = {
  ribbon: 'Practice money only: nothing here has any value outside Evenmoor.',
  testRibbon: 'Test networks: coins here are worthless, and nothing here has any value outside Evenmoor.',
  login: 'Log in',
  setPassword: 'Set a new password',
  notMe: { label: 'That was not me', expiry: 'It works once, within 72 hours.' },
  code: {
    subject: 'Your Evenmoor code: {code}',
    text: 'Type this code on the page where you signed up, and your account is open.',
    several:
      'Somebody sent the sign-up form with this address more than once. Each has its own code: use the one that came when you sent yours.',
    expiry: 'It works once, within 10 minutes.',
    reason:
      'You get this mail because this address was used to sign up at Evenmoor. If this was not you, you need not do anything: without the code the account stays closed. We never ask for this code by phone or chat.',
  },
  alreadyRegistered: {
    subject: 'You already have an Evenmoor account',
    text: 'Somebody tried to sign up with this address. It has an account already, and nothing about that was changed.',
    next: 'If it was you: log in at {login}, or set a new password at {forgot}.',
    reason:
      'You get this mail because this address belongs to an account at Evenmoor. If it was not you, you need not do anything.',
  },
  notConfirmed: {
    subject: 'Your Evenmoor account is not open yet',
    text: 'Somebody signed up with this address, but no code was typed. So there is no account and no password yet. Sign up again to open yours.',
    signUp: 'Sign up',
  },
  welcome: {
    subject: 'Welcome to Evenmoor',
    open: 'Your address is confirmed and your account is open.',
    wallet:
      'You have a practice wallet with pretend coins. Use it to see how deposits, plans, fees and losses work.',
    testWallet:
      'You pay with coins of public test networks from a wallet of your own; they are worthless. Use them to see how deposits, plans, fees and losses work.',
    reason: 'You get this mail because you opened an account at Evenmoor.',
  },
  addressCode: {
    subject: 'Your Evenmoor code: {code}',
    old: 'Your account is to have another e-mail address. Type this code together with the one in the new mailbox, and it is changed.',
    new: 'This is to be the e-mail address of an Evenmoor account. Type this code on the page where that was asked for.',
    expiry: 'It works once, within 15 minutes.',
    oldReason:
      'You get this mail because this is the address of your account. If you did not ask for that, tell nobody the code and set a new password: somebody is logged in to your account.',
    newReason:
      'You get this mail because somebody gave this address for their account at Evenmoor. If that was not you, you need not do anything.',
  },
  addressChanged: {
    subject: 'The address of your Evenmoor account was changed',
    text: 'From now on mails go to {email}, and that is the address to log in with.',
    notYou: 'If that was not you, bring this address back with the link: that also signs out every device.',
    undo: 'Undo the change',
    expiry: 'It works once, within 72 hours.',
    reason: 'You get this mail because the e-mail address of your account at Evenmoor was changed.',
  },
  addressChangedBack: {
    subject: 'The address of your Evenmoor account was changed back',
    text: 'The address is {email} again, and every device was signed out.',
    next: 'Whoever changed it knew your password: set a new one now, then look through your second factors.',
    reason: 'You get this mail because the link that undoes a change of address was used.',
  },
  addressInUse: {
    subject: 'Somebody gave your address for their Evenmoor account',
    text: 'Somebody tried to make this the address of their account. It belongs to yours, and nothing about that was changed.',
    reason:
      'You get this mail because this address belongs to an account at Evenmoor. You need not do anything.',
  },
  closed: {
    subject: 'Your Evenmoor account is closed',
    text: 'Your name, your address and all means of logging in are removed from it. What was booked stays, without your name: the books must add up.',
    next: 'There is nothing left to do. You can sign up again with this address at any time.',
    reason: 'You get this mail because you closed your account at Evenmoor. It is the last one.',
  },
  passwordChanged: {
    subject: 'Your Evenmoor password was changed',
    byLink: 'A new password was set for your account, and every device was signed out.',
    byLinkNotYou:
      'If that was not you, somebody can read your mail: secure your mailbox first, then use the link. It signs out every device, makes the password void and mails you a way to set a new one.',
    own: 'The password was changed in the profile, and every other device was signed out.',
    ownNotYou:
      'If that was not you, use the link: it signs out every device, makes the password void and mails you a way to set a new one.',
    reason: 'You get this mail because the password of your account at Evenmoor was changed.',
  },
  reset: {
    subject: 'Set a new Evenmoor password',
    text: 'Follow this link to set a new password. Until you do, the old one stays as it is.',
    expiry: 'It works once, within 30 minutes.',
    reason:
      'You get this mail because a new password was asked for with this address. If that was not you, you need not do anything.',
  },
  sessionEnded: {
    subject: 'We signed out one of your devices',
    text: 'The key of one of your sessions was used in two places, which can mean that it was copied. That session is ended; your balance is untouched.',
    next: 'Log in again. If you do not know why this happened, set a new password at {forgot}: that signs out every device.',
    reason: 'You get this mail because a session of your account at Evenmoor was ended for safety.',
  },
  newDevice: {
    subject: 'A new device logged in to your Evenmoor account',
    where: '{device}, on {when}, from the network {network}.',
    somewhere: '{device}, on {when}.',
    device: '{browser} on {system}',
    someBrowser: 'A browser',
    someSystem: 'an unknown system',
    otherProgram: 'Another program',
    notYou:
      'If that was you, there is nothing to do. If not, use the link: it signs out every device, makes the password void and mails you a way to set a new one.',
    reason:
      'You get this mail because your account at Evenmoor was opened on a device we had not seen before.',
  },
  newPlace: {
    subject: 'A login to your Evenmoor account from a new network',
    often: 'Another connection is enough for this, such as a mobile one or one on a journey.',
    reason:
      'You get this mail because your account at Evenmoor was opened from a network that it was not opened from before.',
  },
  loginStopped: {
    subject: 'Five wrong codes at a login to your Evenmoor account',
    text: 'Somebody typed your password right and then five wrong codes. That login was closed, and nobody got in:',
    notYou:
      'If that was you, log in again with the newest code. If not, somebody knows your password. Use the link: it signs out every device, makes the password void and mails you a way to set a new one.',
    reason: 'You get this mail because somebody tried to log in to your account at Evenmoor.',
  },
  accountLimited: {
    subject: { locked: 'Your Evenmoor account was locked', suspended: 'Your Evenmoor account was suspended' },
    why: {
      unusual_activity: 'We saw unusual activity in it.',
      owner_request: 'Its owner asked for it.',
      terms: 'We are checking whether our terms were kept.',
      legal_request: 'We have to answer a legal request.',
    },
    text: 'Every device was signed out. Your balance is untouched, and no payment is asked for to open the account.',
    works:
      'You can still see everything, export your data, take money back from positions and ask to withdraw: log in and choose "See my account".',
    review:
      'We look at it again by {when} at the latest. If you think this is wrong, write to us at {contact} and give the reference {reference}.',
    reason: 'You get this mail because your account at Evenmoor was locked or suspended.',
  },
  accountOpened: {
    subject: 'Your Evenmoor account is open again',
    text: 'Everything works as before. Every device was signed out, so log in again.',
    reason: 'You get this mail because your account at Evenmoor was opened again.',
  },
  factors: {
    authenticator_on: {
      subject: 'An authenticator app was added to your Evenmoor account',
      text: 'From now on logging in asks for a code of the app, or for a recovery code.',
    },
    authenticator_off: {
      subject: 'The authenticator app of your Evenmoor account was turned off',
      text: 'Logging in no longer asks for a code of the app.',
    },
    codes_renewed: {
      subject: 'Your Evenmoor account has new recovery codes',
      text: 'Ten new recovery codes were made. The old ones work no more.',
    },
    passkey_added: {
      subject: 'A passkey was added to your Evenmoor account',
      text: 'The passkey is named "{name}" and can be used to log in.',
    },
    passkey_removed: {
      subject: 'A passkey was removed from your Evenmoor account',
      text: 'The passkey was named "{name}". It can no longer be used to log in.',
    },
    recovery_code_used: {
      subject: 'A recovery code of your Evenmoor account was used',
      text: '{left, plural, one {One recovery code is} other {# recovery codes are}} left. You can make new ones in your profile.',
    },
    notYou:
      'If that was you, there is nothing to do. If not, somebody is logged in to your account: use the link: it signs out every device, makes the password void and mails you a way to set a new one. Then look through your second factors.',
    reason:
      'You get this mail because the security settings of your account at Evenmoor were changed or used.',
  },
  addressSaved: {
    subject: 'A withdrawal address was added to your Evenmoor account',
    text: 'New in your address book: {address}',
    named: 'New in your address book, named "{label}": {address}',
    hold: 'Nothing is sent to it before {when}, unless you skip the wait, which practice money alone can.',
    testHold: 'Nothing is sent to it before {when}.',
    notYou:
      'If that was you, there is nothing to do. If not, use the link: it signs out every device, makes the password void, takes the address out of your book again and cancels withdrawals to it that are not approved yet.',
    reason: 'You get this mail because an address was added to your account at Evenmoor.',
  },
  withdrawal: {
    newAddress: 'Its address is new: nothing is sent before {when}. Until then you can cancel it.',
    amounts: 'You withdraw {amount}. Our fee (1 %) is {fee}. You receive {net} in USDT at {address}.',
    link: 'See where it stands',
    requested: 'Withdrawal of {amount} requested',
    held: 'Withdrawals wait at the moment: a payment that was credited left its chain, and our team is looking at it. Yours keeps its place and goes on after that. You need not do or pay anything.',
    inReview: 'It is in review now. Until it is approved you can take it back.',
    sent: 'Withdrawal of {amount} sent',
    transaction: 'It was sent in transaction {transaction}.',
    rejected: 'Withdrawal of {amount} not approved',
    why: 'We did not approve your withdrawal of {amount}. The reason: {reason}',
    allBack: 'All of the money is available in your account again, and nothing was charged.',
    failed: 'Withdrawal of {amount} could not be sent',
    notTaken: 'The network did not take your withdrawal to {address}.',
    allBackCheck:
      'All of the money is available in your account again, and nothing was charged. Look at the address before you ask again.',
    reason: 'You get this mail because a withdrawal was asked for from your account at Evenmoor.',
    reasonNotYou:
      'You get this mail because a withdrawal was asked for from your account at Evenmoor. If it was not you, cancel it and change your password.',
  },
  bonus: {
    link: 'See your referrals',
    verified: 'Referral bonus of {amount} verified',
    available: 'We verified your referral bonus of {amount}. It is in your available balance now.',
    practice: 'It is practice credit without cash value.',
    refused: 'Referral bonus of {amount} not accepted',
    why: 'We did not accept a referral bonus of {amount}. The reason: {reason}',
    nothingTaken: 'Nothing was taken from your account. If you think this is wrong, write to support.',
    reason: 'You get this mail because somebody signed up at Evenmoor with your referral code.',
  },
  identity: {
    link: 'See your identity check',
    accepted: 'Your identity check was accepted',
    acceptedText: 'We looked at the document that you sent, and accepted it. There is nothing left to do.',
    notAccepted: 'Your identity check was not accepted',
    notAcceptedText: 'We looked at the document that you sent, and could not accept it. This is why:',
    again:
      'You can try again at any time. Nothing in your account depends on it: this is practice money, so use a specimen picture and not a real document.',
    testAgain:
      'You can try again at any time. Nothing in your account depends on it: this is test money, so use a specimen picture and not a real document.',
    pictures: 'The pictures are removed on {when}. The decision stays.',
    reason: 'You get this mail because you sent an identity check at Evenmoor.',
    reasons: {
      unreadable:
        'The picture cannot be read: it is blurred, too dark or covered in part. Take it again in daylight, with the whole document in focus.',
      cut_off: 'A part of the document is not in the picture. Take it again with all four corners in it.',
      expired: 'The document is no longer valid. Send one that is.',
      name_differs:
        'The name on the document is not the name of your account. Change the name in your profile, or send a document with the same name.',
      other_document:
        'This is not a passport, an identity card or a driving licence, or not the one you chose. Send one of these.',
      altered: 'The picture shows signs of having been changed. Send it as it was taken.',
    },
  },
  deposit: {
    seen: 'We can see your payment of {amount}',
    onItsWay:
      '{amount} is on its way on the {network}. It is credited after {count, plural, one {# confirmation} other {# confirmations}}; you need not wait or do anything.',
    late: 'It came after the price hold ended, so it is credited at the price of the moment we saw it.',
    transaction: 'Transaction: {transaction}',
    practiceNetwork: 'Practice network',
    inReview: 'Your payment of {amount} arrived and is in review',
    reviewed:
      '{amount} arrived and has its confirmations. Payments of this size are credited after two members of our team have approved them. You don’t need to do anything; the price held for you stays.',
    refused: 'Your payment of {amount} was not credited',
    notCredited:
      'We did not credit {amount}. The reason: {reason} Reply to this email or write to support if you think this is wrong.',
    settled: 'Your deposit of {amount} is settled',
    credited: '{amount} was credited to your account.',
    available: 'The money is available in your account.',
    planNotOpened:
      'The plan you chose could not be opened with it, so the money is available in your account. You can choose a plan again or withdraw it.',
    planOpened: 'Your position was opened with {amount}. Anything above that is available in your account.',
    reversed: 'Your payment of {amount} is no longer confirmed',
    replaced: 'The blocks that held it were replaced on the {network}.',
    takenBack: 'The {credited} that was credited for it was taken back.',
    notTakenBack:
      'The {credited} that was credited for it is used already, so nothing was taken back; our team looks at it.',
    mayReturn:
      'If the network takes the payment up again, it is credited again by itself. Look at the checkout before you pay a second time.',
    outOfPositions:
      '{amount} of it was invested. It was taken out of your positions, which earn nothing on it any longer.',
    resultsReversed: 'The {amount} of results that it had earned were reversed too.',
    lossesReversed: 'The {amount} that your positions had lost on it were given back.',
    hold: 'Withdrawals wait until our team has looked at this. You can ask for one meanwhile; it keeps its place.',
    receipt: 'See the receipt',
    reference: 'Reference: {reference}',
    reason: 'You get this mail because a payment reached a checkout of your Evenmoor account.',
  },
  statement: {
    subject: 'Your Evenmoor statement of {month}',
    ready: 'The statement of {month} is ready: opening balance {opening}, closing balance {closing}.',
    how: 'It is a signed PDF. Open your statements to save it, or to turn this mail off.',
    open: 'Open statements',
    reason: 'You get this mail because you asked for statements by mail in your account at Evenmoor.',
  },
  handedOver: {
    subject: 'Message {reference} is yours now',
    text: '{name} handed the message {reference} of the contact form to you. It waits in the console for your answer.',
    link: 'Open the message',
    reason:
      'You get this mail because you answer messages of this Evenmoor installation as a member of staff.',
  },
  answer: {
    subject: 'Our answer to your message {reference}',
    intro: 'You wrote to us on {when}. This is our answer:',
    reply: 'If you answer this mail, your answer goes to {email}. Keep {reference} in its subject.',
    noReply: 'An answer to this mail reaches nobody. To write to us again, use the form: {link}',
    reason:
      'You get this mail because a message was sent with this address through the contact form of Evenmoor. If that was not you, you need not do anything.',
    templates: {
      greeting: 'Hello {name},',
      received: 'Thank you for your message. We have read it, and have to look into it before we can answer.',
      moreNeeded:
        'Thank you for your message. To look into it we need to know more: which page it was, what you did, what you saw, and when. Do not send us a password or a code: we never need one.',
      withdrawing:
        'A withdrawal is asked for here: {link}\n\nThe fee is 1 % of the amount and is taken out of it. Nothing has to be paid in order to withdraw. Each request has a page of its own, which shows its steps with their times. Until it is approved you can take it back there.',
      access:
        'If you cannot log in, ask for a link here: {link}\n\nIt goes to the address of the account, works once, within 30 minutes, and leads to where a new password is set. We cannot see passwords, and we never ask for one.',
      money:
        'Evenmoor uses practice money. It cannot be bought, sold or cashed out, and has no value outside Evenmoor. No result is promised; a result can be negative.',
      testMoney:
        'Evenmoor uses coins of public test networks here. They are worthless. Do not pay anybody for them. No result is promised; a result can be negative.',
      impostor:
        'Whoever asks you in our name for money, a password, a code or the words of your wallet is not from Evenmoor. Nothing has to be paid in order to withdraw. Do not answer them. If you told them your password, set a new one.',
    },
  },
  newsletter: {
    subject: 'Do you want the Evenmoor newsletter?',
    text: 'Somebody, we hope you, asked for our newsletter with this address. Open the page below and confirm, and you are on the list.',
    leave: 'You can leave at any time: {unsubscribe}',
    confirm: 'Confirm',
    expiry: 'The link is good for 7 days.',
    reason:
      'You get this mail because this address was typed into the newsletter form. If it was not you, you need not do anything: without a confirmation we remove the address after 7 days.',
  },
} as const
