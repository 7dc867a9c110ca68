import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { loadIntl, localeOfPath } from '#i18n/catalogues.ts'

/** Only runs while building (ssr: false). It waits for the whole tree, so that no streaming scripts land in the page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const intl = await loadIntl(localeOfPath(new URL(request.url).pathname))
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <IntlProvider {...intl}>
        <ServerRouter context={context} url={request.url} />
      </IntlProvider>,
      {
        // Else React puts large finished parts at the end of the page, with a script that moves them into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough()
          headers.set('Content-Type', 'text/html')
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
  })
}
