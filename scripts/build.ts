import { build } from './lib/build'

await build()
