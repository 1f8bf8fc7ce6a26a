import { afterAll, onTestFinished } from 'vitest'
import { SERVER_HOST } from '../../testing/builds'
import type { BuildScript, RenderFailure, RenderJob } from '../../transport/ports/rendering'
import type { createCpuClock } from '../process/cpu-clock'
import { createRenderer, type RendererLimits } from '../renderer'
import { integrityOf } from '../scripts'

export const codeOf = (text: string): BuildScript => ({ integrity: integrityOf(text), read: async () => text })

/** Render job of a release whose script draws with the function body `draw`. */
export const job = (draw: string, { id = '1.0.0-a', input = {} as unknown, ...set }: JobOptions = {}): RenderJob => ({
  host: codeOf(SERVER_HOST),
  release: { remote: 'media', id, ...codeOf(`var plazaRemote = { draw(input) { ${draw} } }`) },
  route: 'home',
  input: JSON.stringify(input),
  ...set,
})
type JobOptions = Partial<Omit<RenderJob, 'input'>> & { id?: string; input?: unknown }

export const good = job('return "<p>" + (input.name ?? "well") + "</p>"', { id: '9.9.9-good' })

/** Generous timeouts, because a shared machine is slow at times. */
const patientLimits: Partial<RendererLimits> = { renderMs: 10_000, firstMs: 10_000, wallMs: 60_000, waitMs: 20_000 }

interface Clocks {
  clockOf?: typeof createCpuClock
}

function patientRenderer(limits: Partial<RendererLimits> = {}, now?: () => number, { clockOf }: Clocks = {}) {
  const faults: (RenderFailure & { release: string })[] = []
  const renderer = createRenderer({
    limits: { ...patientLimits, ...limits },
    ...(now && { now }),
    ...(clockOf && { clockOf }),
    onFault: (_remote, release, fault) => faults.push({ release, ...fault }),
  })
  return { renderer, faults, kinds: () => faults.map(({ kind }) => kind) }
}

/** A renderer that closes after the test, and the failures it reported. */
export function rendererForTest(...set: Parameters<typeof patientRenderer>) {
  const made = patientRenderer(...set)
  onTestFinished(() => made.renderer.close())
  return made
}

/** The same, shared by all tests of a file. */
export function rendererForFile() {
  const made = patientRenderer()
  afterAll(() => made.renderer.close())
  return made
}
