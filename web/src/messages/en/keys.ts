/** The search and the list of keyboard shortcuts: loaded when one of them is opened. */
export const keys = {
  title: 'Search',
  label: 'Pages, actions and transactions',
  hint: 'Type a few letters of a name, or the beginning of a transaction’s reference. Choose with the arrow keys and press Enter.',
  found: '{count, plural, one {# result} other {# results}}',
  none: 'Nothing matches',
  noneHint: 'Try fewer letters.',
  groups: {
    pages: 'Pages',
    actions: 'Actions',
  },
  pages: {
    statements: 'Statements',
    editProfile: 'Edit profile and display',
    security: 'Security: password and second factor',
    sessions: 'Sessions',
    ownData: 'Own data, limits and closing the account',
  },
  actions: {
    hide: 'Hide amounts',
    show: 'Show amounts',
  },
  list: {
    title: 'Keyboard shortcuts',
    always: 'Always',
    few: 'Search and help',
    letters: 'Single letters',
    off: 'switched off',
    search: 'Search pages, actions and transactions',
    list: 'This list',
    close: 'Close what is open',
    next: 'Next row of a list',
    before: 'Row before it',
    export: 'Export what the page shows',
    change: 'Choose which shortcuts are on',
  },
} as const
