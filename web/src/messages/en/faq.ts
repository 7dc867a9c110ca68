/** Together with `faqFirst`, ten questions. Each answer is true of this installation as it is built. */
export const faq = {
  title: 'Questions and answers',
  lead: 'Ten plain answers. Open one, and the one before it closes.',
  fees: {
    question: 'What does it cost?',
    answer:
      'A withdrawal costs 1 %, rounded up to the cent. It comes out of the amount and you see it before you confirm. There is no other charge. Nobody is ever asked to pay in order to withdraw.',
  },
  losses: {
    question: 'Can a result be negative?',
    answer:
      'Yes. A loss is taken out of your position and stands in the same place and size as a gain. By default this installation books each plan’s illustrated rate, so its days look better than real markets ever do. Do not expect real life to follow.',
  },
  start: {
    question: 'How do I start?',
    answer:
      'Sign up with an e-mail address and confirm it with the code we mail you. You get a practice wallet with 10,000 practice dollars’ worth of each of six coins. Then choose a plan and an amount, and pay the checkout from that wallet.',
  },
  identity: {
    question: 'Do you check my identity?',
    answer:
      'You can try it under your profile: you send a picture of a document, staff look at it, and we mail you what they decide. Nothing depends on it here, because all money is practice money. Use the specimen picture that the page draws, not a real document. Pictures are removed 30 days after the decision.',
  },
  security: {
    question: 'How is my account protected?',
    answer:
      'We keep your password only as an Argon2id hash and refuse easy ones. Under your profile you can add a second step to the login (an authenticator app) or passkeys, and see and end every session. Changes to these are mailed to you.',
  },
  referral: {
    question: 'Is there a bonus for inviting people?',
    answer:
      'Where bonuses are on, one is noted for you when somebody who signed up with your code invests for the first time. It is practice credit without cash value, and cannot be withdrawn before an administrator has reviewed and verified it. The page “Referrals” in your account says whether they are on, and shows the rules.',
  },
  support: {
    question: 'How do I reach support, and when?',
    answer:
      'Write to us on the contact page. Your message is stored and gets a reference number at once. People answer when they can: we promise no hours, because no rota is set up here.',
  },
  more: {
    title: 'Your question is not here?',
    text: 'Ask us. Your message gets a reference number.',
    button: 'Contact Support',
  },
} as const

/** What search engines and previews say about the page. */
export const descriptions = {
  faq: 'Ten plain answers: practice money, the daily rates, losses, the one fee, withdrawals, safety and support.',
} as const
