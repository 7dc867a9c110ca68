export const risks = {
  title: 'The risks, in two minutes',
  lead: 'Here you can lose only practice money. Real crypto and forex are different. Read this before you put real money anywhere.',
  summary: {
    all: 'You can lose all the money you put in.',
    protection: 'You should not expect anyone to protect you if something goes wrong.',
    promise: 'Nobody can honestly promise you a rate.',
    practice: 'Doing well with practice money says little about real money.',
  },
  lose: {
    heading: 'You can lose everything',
    one: 'Prices of crypto assets can fall by half in days and to nothing for good. Currencies move less, but forex is usually traded with borrowed money: a small move can take all you paid in.',
  },
  protection: {
    heading: 'Do not expect protection',
    one: 'Deposit schemes and ombudsmen mostly do not cover crypto. If a site closes, is robbed or simply keeps your money, you may have no one to turn to.',
    two: 'A payment in crypto cannot be called back. A coin sent over the wrong network is often gone.',
  },
  liquidity: {
    heading: 'You may not get out when you want',
    one: 'A buyer may be missing, a network may be slow, and a site may stop withdrawals. A price on a screen is not money in your hand.',
  },
  complex: {
    heading: 'It can be hard to understand',
    one: 'If you cannot explain in your own words where a result comes from, leave it. Do your own research, and ask somebody who has nothing to sell.',
  },
  basket: {
    heading: 'Do not put everything in one place',
    one: 'A common rule is to keep high-risk investments below a tenth of what you own. Never use money for rent, food or debts.',
  },
  warning: {
    heading: 'Signs of a robbery',
    one: 'A rate for each day that is said to be sure. 2.5 % a day would be ×8,207 in a year.',
    two: 'A balance that grows fast, and a fee or tax to pay before you may withdraw.',
    three: 'Pressure to decide at once, strangers who write first, and rewards for bringing friends.',
    four: 'Names, licences and reviews that nobody can check.',
  },
  practice: {
    heading: 'What practice can and cannot teach',
    one: 'You can learn here how fees, losses and withdrawals work. You cannot learn here what losing your own money feels like.',
    two: 'Unless the operator books other results, each day here is the plan’s illustrated rate. No real market behaves like that.',
  },
} as const

/** What search engines and previews say about the page. */
export const descriptions = {
  risks: 'The risks of real crypto and forex in two minutes, and what practice can and cannot teach.',
} as const
