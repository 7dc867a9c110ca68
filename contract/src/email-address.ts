/**
 * What makes an address unique: how it is spelled, apart from spaces around it and capitals. Only the letters A to Z have a
 * small one here: Unicode would fold look-alikes such as the Kelvin sign or full-width letters into them, and nobody can
 * have such an address (`email` of `wire.ts`). The one rule, for log-ins as for everything else.
 */
export const emailKey = (typed: string): string =>
  typed.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
