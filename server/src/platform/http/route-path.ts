/** A path of the contract as the server's router takes it: `{name}` becomes `:name`. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
