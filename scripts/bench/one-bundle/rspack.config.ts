import { resolve } from 'node:path'
import { oneBundleConfig } from '../../../shared/build/one-bundle-config'

const here = (file: string) => resolve(import.meta.dirname, file)

export default oneBundleConfig({
  context: here('../../../host'),
  first: here('src/first-calls.ts'),
  output: { path: here('dist'), publicPath: '/assets/one/' },
  standIns: [
    { file: 'boot', instead: here('src/boot.ts') },
    { file: 'remotes/remotes', instead: here('src/remotes.ts') },
    { file: 'remotes/loading/federation', instead: here('src/remotes.ts') },
    { file: 'shell/warm', instead: here('src/warm.ts'), by: 'after-first-page' },
    { file: 'routing/prefetch', instead: here('src/prefetch.ts'), by: 'app' },
    { file: 'browser/sleep', instead: here('src/sleep.ts'), by: 'bootstrap' },
  ],
})
