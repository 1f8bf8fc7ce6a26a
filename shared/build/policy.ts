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

/** What remotes in a repository of their own import for our names; what the host provides keeps its key. */
const packedNames: Readonly<Record<string, string>> = {
  '@plaza/shared/router': '@plaza/contract/router',
  '@plaza/shared/query': '@plaza/contract/query',
}

/** Each name by which a build may import what the host owns, with the key under which the host provides it. */
export const hostOwnedNames: readonly (readonly [name: string, key: string])[] = [
  ...hostOwned.map((key) => [key, key] as const),
  ...Object.entries(packedNames).map(([key, name]) => [name, key] as const),
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
  '@plaza/contract/src/router',
  '@plaza/contract/src/query',
]

/** Libraries for what only the host does: calls, cookies, stores, live streams, loading of remotes. */
export const hostAlone = ['axios', 'js-cookie', 'zustand', 'hls.js', 'web-vitals', '@module-federation/runtime']
