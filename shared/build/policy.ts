/**
 * Packages that exist once in a page. The host owns them; a remote uses the host's and ships no copy (`import: false`).
 * Everything else is bundled by its users. Read by the host's start, the remotes' builds and the checks of a release.
 */
export const hostOwned = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@plaza/shared/router',
  '@plaza/shared/query',
]

/** Packages or folders with the code behind those names: in a remote's build it would be a second copy. */
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

/** Libraries for what only the host does: calls, cookies, stores, live streams, loading of remotes. */
export const hostAlone = ['axios', 'js-cookie', 'zustand', 'hls.js', 'web-vitals', '@module-federation/runtime']
