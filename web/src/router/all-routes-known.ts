/** The list of routes comes whole with each page, so nothing has to be discovered. */
export const isFogOfWarEnabled = () => false
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => undefined
