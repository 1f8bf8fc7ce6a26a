import type { ChangeRequest, OperationsStatus } from '../../shared/src/operations/index'
import { momentWords, scopeWords } from './format'
import type { PlazaServer } from './operations'
import { table } from './table'

/** What a change would do: `promote media 1.4.0 for 50 %, wechat`. */
function changeWords(request: ChangeRequest): string {
  if (request.action === 'promote') {
    const { release, percent = 100, plan, ...scope } = request.body
    const steps = plan?.steps.map((step) => `${step.percent} %`).join(', ')
    if (steps) return `promote ${request.remote} ${release} by plan: ${steps}, ${scopeWords(scope)}`
    const share = percent < 100 ? `${percent} %, ${scopeWords(scope)}` : scopeWords(scope)
    return `promote ${request.remote} ${release} for ${share}`
  }
  if (request.action === 'retire') return `retire ${request.remote}`
  if (request.action === 'resume') return `resume the plan of ${request.remote}`
  const { above } = request.body
  return `${request.remote}: a second person for ${above === null ? 'no change' : `more than ${above} %`}`
}

/** The changes that wait, oldest first. */
export function waitingLines(waiting: readonly ChangeRequest[]): string[] {
  if (waiting.length === 0) return ['No change waits for a second person.']
  const rows = waiting.map((request) => [
    request.id,
    changeWords(request),
    request.owner ? `${request.who} of ${request.owner}` : request.who,
    momentWords(request.endsAt),
    request.body.why,
  ])
  return table(['request', 'what', 'who asked', 'until', 'why'], rows)
}

/** What to do now that a change waits; null if it was made. */
export function waitsLines({ asked, waiting }: OperationsStatus, { url }: Pick<PlazaServer, 'url'>): string[] | null {
  if (asked === undefined) return null
  const request = waiting.find(({ id }) => id === asked)
  return [
    `Request ${asked} waits for a second person${request ? ` until ${momentWords(request.endsAt)}` : ''}. Nothing has changed yet.`,
    `Another owner or a releaser confirms it in ${url}/ops; \`waiting\` shows whether it still waits, \`log\` who decided.`,
  ]
}
