/**
 * What pages say instead where coins of public test networks are used: only the sentences that are true of practice
 * money alone, under the keys of the catalogues that they stand in for. The other languages have the same keys.
 */
export const testNetworks = {
  nav: {
    footer: {
      note: 'This Evenmoor uses public test networks. Their coins are worthless, so no money in it has any value, and results can be negative.',
    },
  },
  home: {
    pill: 'Test networks',
    lead: 'Try crypto and forex plans with worthless coins of public test networks and every fee in plain view. Gains and losses stand in the same size.',
    note: 'Free. 18 or over. No card. Test coins come from a wallet of your own.',
    plans: {
      heading: 'Plans with test money',
      lead: 'The rate is an illustration.',
      tag: 'Test money',
      amount: 'amount of test money',
      rateLabel: 'Illustrated rate: test money only, not a forecast',
      booked: {
        rateLabel:
          'Illustrated rate: test money only. Two members of staff book each day, and it can be a loss',
      },
    },
  },
  homeMore: {
    arithmetic: {
      conclusion:
        'In a year that is ×8,207. No lawful investment pays that, and whoever says so is not telling the truth. We use the rate to show what such a promise would mean, with test money only.',
    },
    honest: {
      money: {
        title: 'Only test money',
        text: 'There is no way to pay in real money. Only coins of public test networks count here: they are given away for testing and are worthless.',
      },
    },
    cta: { heading: 'Start with test coins' },
  },
  faqFirst: {
    money: {
      answer:
        'No. Every dollar here comes from coins of public test networks, which are given away for testing and are worthless. There is no main network here and no setting for one. Never send coins of a main network to an address of this site.',
    },
    rate: {
      answer:
        'It is an illustration for test money only, not a forecast. Two members of staff book each day’s result, and it can be negative. 2.5 % a day, repeated for a year, is ×8,207. No lawful investment pays that. We show it so that you know such an offer when you meet one.',
    },
    leave: {
      question: 'How do I get test money out again?',
      answer:
        'Take it back from the plan, then ask for a withdrawal to an address of yours. It is paid in worthless USDT on the test network of BEP20. Staff look at each request and pay it from their wallet. Until they approve it, you can take it back yourself.',
    },
  },
  faq: {
    losses: {
      answer:
        'Yes. A loss is taken out of your position and stands in the same place and size as a gain. Two members of staff book each day’s result. Do not expect real life to follow.',
    },
    start: {
      answer:
        'Sign up with an e-mail address and confirm it with the code we mail you. You need a wallet of your own with coins of a public test network; they are given away for testing. Then choose a plan and an amount, and pay the checkout from that wallet.',
    },
    identity: {
      answer:
        'You can try it under your profile: you send a picture of a document, staff look at it, and we mail you what they decide. Nothing depends on it here, because no money here has any value. Use the specimen picture that the page draws, not a real document. Pictures are removed 30 days after the decision.',
    },
    referral: {
      answer:
        'No. This installation uses public test networks, and there are no bonuses on them. Your code works, and the page “Referrals” in your account lists who used it.',
    },
  },
  about: {
    lead: 'Evenmoor is a place to practise investing with worthless test coins. It says only what its ledger can prove.',
    what: {
      text: 'You open an account, pay a checkout with coins of a public test network, choose a plan and see each day’s result. Then you withdraw, and see what the fee was. Nothing on the way is real money, and every step works as it would if it were.',
    },
    how: {
      heading: 'How it works here',
      wallet: {
        title: 'A wallet of your own',
        text: 'You pay with coins of public test networks. They are given away for testing and are worthless.',
      },
      withdrawal: {
        text: 'You ask, staff review and pay on the test network. It costs 1 % and nothing else.',
      },
    },
    why: { exit: { text: 'Take your test money back from a plan at any time.' } },
  },
  risks: {
    lead: 'Here you can lose only test money, which is worthless. Real crypto and forex are different. Read this before you put real money anywhere.',
    summary: { practice: 'Doing well with test money says little about real money.' },
    practice: { two: 'Each day here is booked by two members of staff. No real market behaves like that.' },
  },
  terms: {
    summary: {
      practice:
        'All money here is test money: coins of public test networks, and dollars made of them. It is worthless.',
    },
    what: {
      two: 'There is no real money in it, and no way to bring any in. Coins of test networks are worthless, and so are the dollars made of them.',
    },
    plans: {
      range: 'Amount of test money',
      two: 'The rate is for test money only and not a forecast. What counts is the result that is booked for each plan and day. It can be negative.',
    },
    deposits: {
      one: 'A deposit is a checkout in a coin of a public test network, paid from a wallet of your own. Each payment is credited when it has its confirmations, also when it is too small, too large or late.',
    },
    withdrawals: { one: 'Withdrawals are paid only in USDT on the BEP20 network, here on its test network.' },
    referrals: {
      one: 'There are no bonuses on test networks. Your code works, and the page “Referrals” lists who used it.',
      two: 'Accounts that lead to one mailbox count as one person.',
    },
    liability: { two: 'What works with test money here need not work with real money anywhere.' },
  },
  privacy: {
    stored: {
      money: {
        title: 'You use test money',
        what: 'Deposits, payments, positions, results, withdrawals, the addresses you use on test networks, the ledger’s entries, and the answers to your requests, so that a repeated one counts once. Which member of staff decided what. Payments stand in the public record of their test network too, where nobody can remove them.',
      },
    },
  },
  results: {
    check: {
      two: 'This proves that the month was fixed before it began and not changed after, to anyone who noted the hash in time. It does not prove that the seed was chosen fairly. All of it is test money.',
    },
  },
  account: {
    rules: { adult: 'Tick the box to say that you are 18 or over and know this is worthless test money.' },
    signup: {
      lead: 'It takes about two minutes. No card needed.',
      adult: "I'm 18 or over and I know this is worthless test money.",
      next: {
        start: 'You pay with coins of a public test network, from a wallet of your own.',
        note: 'They are given away for testing and are worthless. Results can be negative.',
      },
    },
  },
  descriptions: {
    home: 'Practise crypto and forex investing with worthless coins of public test networks. Results can be negative, fees are shown first, and nothing is promised.',
    faq: 'Ten plain answers: test money, the daily rates, losses, the one fee, withdrawals, safety and support.',
    about:
      'Who makes Evenmoor, what it is not, how it works, and what you can check yourself. Coins of test networks only.',
    terms:
      'The terms of using Evenmoor: coins of test networks only, 18 or over, plans and ranges, and the 1 % withdrawal fee.',
    signup: 'Open a free account for test money: an e-mail address, about two minutes, no card.',
    login: 'Log in to your Evenmoor account.',
    forgotPassword: 'Get a link to set a new password for your Evenmoor account.',
    resetPassword: 'Set a new password for your Evenmoor account.',
    logout: 'Log out of your Evenmoor account.',
  },
  parts: {
    practiceBar: {
      label: 'Test networks',
      lead: 'Test networks.',
      text: 'The coins here are worthless, and so are the balances made of them.',
      detailsTitle: 'This is test money',
      detailsText:
        'Your dollars here are made of coins of public test networks, which are given away for testing. They can’t be sold or cashed out. Payments are transactions on those networks, and results can be negative. Never send coins of a main network: nobody here can send them back.',
    },
  },
  investorShell: { titleSuffix: 'Test networks' },
  investorMoney: {
    standsFor: {
      usdt: 'Test network of BNB Smart Chain (BEP20)',
      bnb: 'Test network of BNB Smart Chain',
      eth: 'Test network of Ethereum',
      btc: 'Test network of Bitcoin',
      ltc: 'Test network of Litecoin',
      trx: 'Test network of TRON',
    },
  },
  dashboard: {
    heading: 'Your test account',
    balance: { title: 'Test balance' },
    next: { investDetail: 'You pay with coins of a public test network, from a wallet of your own.' },
  },
  invest: {
    rateLabel: 'Illustrated rate: test money only, not a forecast',
    booked: {
      rateLabel:
        'Illustrated rate: test money only. Two members of staff book each day, and it can be a loss',
    },
    amount: { heading: 'How much test money?' },
    forecast: {
      illustration:
        'This plan has no results of its own to look at, only an illustrated rate of test money. The bad case is losing everything, the middle one gains nothing, the good one has the illustrated rate each day. No lawful investment pays that.',
      record: { totalNote: 'For test money that was in it from the first day on, with gains paid out.' },
    },
    pay: {
      coinNote:
        'The next page shows the price, the coin amount and an address on a test network. You pay from a wallet of your own.',
    },
  },
  identity: {
    practice: {
      text: 'This is test money, and nothing in your account depends on this check. Use a specimen picture: your browser draws one for you.',
    },
  },
  profile: { since: 'Account since' },
  staffShell: {
    mode: 'TEST NETWORKS',
    modeText:
      'Installation on public test networks: their coins are worthless, and no real money can move from here.',
    titleSuffix: 'Staff, test networks',
  },
} as const
