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
