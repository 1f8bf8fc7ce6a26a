import type { Configuration } from '@rspack/core'

type DevServerOptions = NonNullable<Exclude<Configuration['devServer'], false>>

/** Folder of a package for what development servers write: a build's `dist` may be in use. */
export const DEV_FOLDER = '.dev'

/** Part of the middleware that its type, which an app may replace, leaves out. */
interface ValidMiddleware {
  waitUntilValid(callback: () => void): void
}

interface DevServerSettings {
  host?: string
  port: number
  hot?: boolean
}

/**
 * A development server for one host or remote: files from memory, readable from the app's own port. `hot` replaces what
 * changed in the page; without it the whole page is loaded anew. The document of what is served, and the file by which
 * pages are rendered, are written to disk besides, where our own server reads them.
 */
export function devServer({ host = '127.0.0.1', port, hot = true }: DevServerSettings): DevServerOptions {
  return {
    host: host === '127.0.0.1' ? host : '0.0.0.0',
    port,
    hot,
    // Whoever started it learns from it, and from no probe, that it listens and has built.
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
