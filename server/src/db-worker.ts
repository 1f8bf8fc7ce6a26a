import { runWorker } from './data/embedded/worker'

await runWorker()
