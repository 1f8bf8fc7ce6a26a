import type { LiveExtensions, LiveItem, PointName } from '@plaza/shared/extensions'
import type { RenderInput } from '@plaza/shared/remotes'
import type { ChosenRelease } from '../../registry/chosen-releases'
import type { BuildScript, Renderer, RenderJob } from '../../transport/ports/rendering'

/** Parts that are drawn for one page; further ones are drawn by the browser. */
const MAX_PARTS = 6
/** How long the render of a page waits for a part of another remote; a visitor does not wait so long. */
const PART_MS = 1_500

type DrawnItem = LiveItem<'mine.part' | 'page.card'>

interface PartOfPage {
  item: DrawnItem
  /** Key of its HTML in the page. */
  key: string
  data: Readonly<Record<string, unknown>>
}

const drawnPoints = ['mine.part', 'page.card'] as const satisfies readonly PointName[]

/** Cards of the page's first answers. */
const cardsIn = ({ answers }: Pick<RenderInput, 'answers'>) =>
  answers.flatMap(({ data }) => {
    const { cards } = (data ?? {}) as { cards?: unknown }
    return Array.isArray(cards) ? (cards as { id: string; type: string; kind?: string }[]) : []
  })

const itemsAt = (extensions: LiveExtensions, point: (typeof drawnPoints)[number], shell: RenderInput['shell']) =>
  ((extensions[point] ?? []) as readonly DrawnItem[]).filter(
    ({ when }) => when?.login !== 'user' && (when?.shells?.includes(shell) ?? true),
  )

/** Components of other remotes that a page draws, as a guest sees it. */
function partsOfPage(input: RenderInput): readonly PartOfPage[] {
  const points = drawnPoints.filter((point) => input.route.row.draws?.includes(point))
  const parts = points.flatMap((point) =>
    itemsAt(input.extensions, point, input.shell).flatMap((item): PartOfPage[] => {
      const key = `${item.owner}/${item.id}`
      if (!('kind' in item)) return [{ item, key, data: {} }]
      return cardsIn(input)
        .filter(({ type, kind }) => type === 'part' && kind === item.kind)
        .map((card) => ({ item, key: `${key}/${card.id}`, data: card }))
    }),
  )
  return parts.slice(0, MAX_PARTS)
}

interface DrawPartsDeps {
  renderer: Pick<Renderer, 'render'>
  host: BuildScript
  chosen: readonly ChosenRelease[]
  scriptOf(release: ChosenRelease): RenderJob['release'] | null
}

/**
 * HTML of these parts by key, each drawn by its own release in a context of its own. One that throws or is late is left
 * to the browser, and costs the page nothing else.
 */
export async function drawParts(input: RenderInput, deps: DrawPartsDeps): Promise<Record<string, string>> {
  const drawn = partsOfPage(input).map(async ({ item, key, data }) => {
    const release = deps.chosen.find(({ remote }) => remote === item.owner)
    const script = release && !release.blocked ? deps.scriptOf(release) : null
    if (!release || !script) return []
    const { name, version, build, needs, wants } = release.document
    const part = { name: item.part, data }
    const job = {
      host: deps.host,
      release: script,
      route: `part:${item.part}`,
      input: JSON.stringify({ ...input, release: { name, version, build, needs, wants }, answers: [], part }),
    }
    const html = await withinTime(deps.renderer.render(job))
    return html === null ? [] : [[key, html] as const]
  })
  return Object.fromEntries((await Promise.all(drawn)).flat())
}

function withinTime(drawing: Promise<string | null>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, PART_MS, null)
  })
  return Promise.race([drawing, late]).finally(() => clearTimeout(timer))
}
