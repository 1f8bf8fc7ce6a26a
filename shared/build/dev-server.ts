import type { Configuration } from '@rspack/core'

type DevServerOptions = NonNullable<Exclude<Configuration['devServer'], false>>

/** Folder in which development servers write, because a build's `dist` may be in use. */
export const DEV_FOLDER = '.dev'

/** The part of the middleware that its type lacks, because an app may replace it. */
interface ValidMiddleware {
  waitUntilValid(callback: () => void): void
}

interface DevServerSettings {
  host?: string
  port: number
  hot?: boolean
}

/**
 * Development server of one host or remote: serves files from memory, readable from the app's own port. `hot` replaces
 * changed modules in the page; otherwise the page reloads. The document and the server file are also written to disk
 * for our own server.
 */
export function devServer({ host = '127.0.0.1', port, hot = true }: DevServerSettings): DevServerOptions {
  return {
    host: host === '127.0.0.1' ? host : '0.0.0.0',
    port,
    hot,
    // Reports that it listens and has built, so that the parent process need not probe the port.
    onListening: ({ middleware }) =>
      void (middleware as ValidMiddleware).waitUntilValid(() => process.send?.({ served: port })),
    liveReload: true,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: {
      webSocketURL: `ws://${host}:${port}/ws`,
      overlay: { warnings: false, runtimeErrors: false },
      logging: 'warn',
    },
    devMiddleware: { writeToDisk: (file: string) => /[\\/]((remote|host)\.json|server\.js(\.map)?)$/.test(file) },
  }
}
