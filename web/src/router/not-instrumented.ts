/** Nobody listens to the router's steps. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
