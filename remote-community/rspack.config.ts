import { remoteConfig } from '@plaza/shared/build/remote-config'

/** So many pages, of thirty, have a style sheet in common. Fewer: smaller pages, and more of what several carry. */
const MOST = 8

/** The bundler's own cut gave each page a copy of the common styles: 45 KB of a release. */
export default remoteConfig({
  context: import.meta.dirname,
  splitChunks: {
    chunks: 'async',
    cacheGroups: { styles: { name: 'styles', type: /css/, minChunks: MOST, enforce: true } },
  },
})
