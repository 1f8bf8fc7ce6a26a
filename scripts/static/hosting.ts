/** Headers of an HTML answer that a static server must send likewise. */
const ofHtml = [
  'content-security-policy',
  'integrity-policy',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-content-type-options',
]

const forever = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

/**
 * How to serve the files, for whoever writes the configuration of a static server (`hosting.json` beside them): which
 * headers go with which paths, the first that fits; which paths are handed on to Plaza; every other path that is no file
 * is answered with index.html.
 */
export function hostingOf(page: Headers) {
  const html = Object.fromEntries(ofHtml.flatMap((name) => (page.has(name) ? [[name, page.get(name) ?? '']] : [])))
  return {
    headers: [
      { paths: ['/assets/*', '/remotes/*'], send: forever },
      {
        paths: ['/registry.json', '/routes.json'],
        send: { 'cache-control': 'no-cache', 'access-control-allow-origin': '*' },
      },
      { paths: ['/*'], send: { ...html, 'cache-control': 'no-cache' } },
    ],
    handedOn: ['/api/*', '/ucenter/*', '/asc/*', '/vms/*', '/platform/*', '/media/*', '/upload', '/beacon'],
    otherwise: '/index.html',
  }
}
