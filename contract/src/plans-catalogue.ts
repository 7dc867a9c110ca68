/**
 * The plans an installation begins with (spec, section 9, the home page's ranges; both edges of a
 * range belong to it). The migration that seeds the database and the prerendered pages hold the same
 * rows; a test compares them.
 */
export const planCatalog = [
  { id: 'basic', title: 'Basic', min_deposit: '100.00', max_deposit: '1000.00', daily_rate: '2.5' },
  { id: 'standard', title: 'Standard', min_deposit: '1000.00', max_deposit: '10000.00', daily_rate: '3.2' },
  { id: 'premium', title: 'Premium', min_deposit: '10000.00', max_deposit: '100000.00', daily_rate: '5' },
] as const
