import type { TestApp } from './app.ts'
import { startServer } from './second-process.ts'

/** At SIGUSR2 the main thread begins something that never ends. */
const neverEnding = "process.on('SIGUSR2', () => { for (;;); })"
/** Starts the server on the app's database, and lets it be stuck for a second at most. SIGUSR2 gets it stuck. */
export const startStickable = (
  app: TestApp,
  env: Readonly<Record<string, string>>,
  portSetting?: string,
  through?: readonly string[],
) =>
  startServer(
    app.database.ownerUrl,
    {
      STUCK_SECONDS: '1',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(neverEnding)}`,
      DATA_DIR: app.ctx.config.dataDir,
      ...env,
    },
    portSetting,
    through,
  )
