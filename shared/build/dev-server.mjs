/**
 * A development server for one host or remote: files from memory, readable from the app's own port. `hot` replaces what
 * changed in the page; without it the whole page is loaded anew. `kept` is the file that is written to disk besides.
 */
export function devServer({ host = '127.0.0.1', port, hot = true, kept = /(remote|host)\.json$/ }) {
  return {
    host: host === '127.0.0.1' ? host : '0.0.0.0',
    port,
    hot,
    liveReload: true,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: {
      webSocketURL: `ws://${host}:${port}/ws`,
      overlay: { warnings: false, runtimeErrors: false },
      logging: 'warn',
    },
    devMiddleware: { writeToDisk: (file) => kept?.test(file) ?? false },
  }
}
