/** What taking credits back did to positions and their results, for the queries of those who look after it. */
export { newestUnwinding, unwoundBetween, unwoundOf } from './unwinding-store.ts'
