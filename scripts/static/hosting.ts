/** Headers of an HTML response that a static server must also send. */
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
 * Content of `hosting.json`, for configuring a static server: the headers of paths (the first match applies), the paths
 * to proxy to Plaza, and index.html for every other path that is not a file.
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
