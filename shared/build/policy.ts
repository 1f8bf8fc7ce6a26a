/**
 * Packages that exist once in a page. The host owns them; a remote takes them from the host and ships no copy
 * (`import: false`). Everything else is bundled by whoever uses it. Read by the host's start, by the remotes' builds and
 * by the checks on a release.
 */
export const hostOwned = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@plaza/shared/router',
  '@plaza/shared/query',
]

/** Where the code behind those names lies, as packages or folders: in a remote's build it would be a second copy. */
export const hostOwnedCode = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'shared/src/router',
  'shared/src/query',
]

/** Libraries of what the host alone does: calls, cookies, stores, the live sound, the loading of remotes. */
export const hostAlone = ['axios', 'js-cookie', 'zustand', 'hls.js', 'web-vitals', '@module-federation/runtime']
