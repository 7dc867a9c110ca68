/** What search engines and previews say about each public page; the home page has its own in `home`. */
export const descriptions = {
  home: 'Practise crypto and forex investing with 10,000 practice dollars. Results can be negative, fees are shown first, and nothing is promised.',
  picture: 'Learn how investing feels, before it costs you.',
  about:
    'Who makes Evenmoor, what it is not, how the simulation works, and what you can check yourself. Practice money only.',
  contact: 'Write to the people who run this site. Each message is kept and gets a reference number.',
  faq: 'Ten plain answers: practice money, the daily rates, losses, the one fee, withdrawals, safety and support.',
  terms:
    'The terms of using Evenmoor: practice money only, 18 or over, plans and ranges, and the 1 % withdrawal fee.',
  privacy: 'What Evenmoor stores about you, why, for how long, and how to have it removed.',
  risks: 'The risks of real crypto and forex in two minutes, and what practice can and cannot teach.',
  results:
    'Every daily result of every plan, the published hashes, and a check of drawn days in your own browser.',
  signup: 'Open a free practice account: an e-mail address, about two minutes, no card and no wallet.',
  login: 'Log in to your Evenmoor practice account.',
  forgotPassword: 'Get a link to set a new password for your Evenmoor practice account.',
  resetPassword: 'Set a new password for your Evenmoor practice account.',
  logout: 'Log out of your Evenmoor practice account.',
  staffLink: 'Sign in as staff with the link you were given.',
  notMe: 'Sign out every device of your Evenmoor account after a mail about something you did not do.',
  undoEmailChange: 'Bring back the old e-mail address of your Evenmoor account.',
  newsletterConfirm: 'Confirm that you want the Evenmoor newsletter.',
  newsletterUnsubscribe: 'Leave the Evenmoor newsletter.',
} as const
