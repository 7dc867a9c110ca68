import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { loadIntl, localeOfPath } from '#i18n/catalogs.ts'
import { type Mode, ModeContext } from '#i18n/mode.ts'

/**
 * Only runs while building (ssr: false). Each public page is rendered twice: as it is with practice money, and as it is
 * where coins of test networks are used, which goes to `test-networks` beside the site. The server knows which of them to send.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { pathname } = new URL(request.url)
  if (!context.isSpaMode) {
    const [stream, other] = context.serverHandoffStream?.tee() ?? []
    const file = path.resolve('.react-router/build/test-networks', `.${pathname}`, 'index.html')
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await render(request, { ...context, ...streamed(other), renderMeta: {} }, 'test'))
    Object.assign(context, streamed(stream))
  }
  headers.set('Content-Type', 'text/html')
  return new Response(await render(request, context, 'practice'), { status, headers })
}

const streamed = (stream: ReadableStream<Uint8Array> | undefined) =>
  stream === undefined ? {} : { serverHandoffStream: stream }

/** The document, once the whole tree is there: no streaming scripts land in the page. */
async function render(request: Request, context: EntryContext, mode: Mode): Promise<string> {
  const intl = await loadIntl(localeOfPath(new URL(request.url).pathname))
  const body = new PassThrough()
  return new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ModeContext value={mode}>
        <IntlProvider {...intl}>
          <ServerRouter context={context} url={request.url} />
        </IntlProvider>
      </ModeContext>,
      {
        // Else React puts large finished parts at the end of the page, with a script that moves them into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          resolve(text(body))
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
  })
}
