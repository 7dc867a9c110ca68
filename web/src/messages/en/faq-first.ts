/** The first questions of the FAQ page, which the home page shows too. */
export const faqFirst = {
  heading: 'Questions people ask first',
  all: 'All ten questions and answers',
  money: {
    question: 'Is any real money involved?',
    answer:
      'No. Every dollar and every coin here is practice money. There is no way to pay in real money: the payment network is a simulation inside this site, its addresses start with PRACTICE-, and no real wallet can pay them.',
  },
  rate: {
    question: 'What does the rate on a plan mean?',
    answer:
      'It is a setting of the simulation: an illustrated rate for practice money only, not a forecast. 2.5 % a day, repeated for a year, is ×8,207. No lawful investment pays that. We show it so that you know such an offer when you meet one.',
  },
  leave: {
    question: 'How do I get practice money out again?',
    answer:
      'Take it back from the plan, then ask for a withdrawal to a practice address. It is paid in practice USDT on the practice form of the BEP20 network. Staff look at each request. Until they approve it, you can take it back yourself.',
  },
} as const
