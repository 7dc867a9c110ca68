import type { DataStrategyFunction } from 'react-router'

/** What a prerendered page hands over: no page has data of a server (the build checks it). */
const nothing = { loaderData: {}, actionData: null, errors: null }

/** Stands in for the decoder of what a server rendered. */
export const decodeViaTurboStream = async () => ({ value: nothing })

/** Runs the loaders of the matched pages, all of which run in the browser. */
export const getTurboStreamSingleFetchDataStrategy =
  (): DataStrategyFunction =>
  ({ runClientMiddleware }) =>
    runClientMiddleware(async ({ matches }) => {
      const results = matches
        .filter((match) => match.shouldCallHandler())
        .map(async (match) => [match.route.id, await match.resolve()] as const)
      return Object.fromEntries(await Promise.all(results))
    })
