/** A development server for one host or remote: files from memory, hot reload, readable from the app's own port. */
export function devServer(port) {
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: { warnings: false }, logging: 'warn' },
    devMiddleware: { writeToDisk: (file) => /(remote|host)\.json$/.test(file) },
  }
}
