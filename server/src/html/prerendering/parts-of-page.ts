import type { LiveExtensions, LiveItem } from '@plaza/shared/extensions'
import type { RenderInput } from '@plaza/shared/remotes'
import type { ChosenRelease } from '../../registry/chosen-releases'
import type { BuildScript, Renderer, RenderJob } from '../../transport/ports/rendering'

/** Parts that are drawn for one page; further ones are drawn by the browser. */
const MAX_PARTS = 6
/** How long the render of a page waits for a part of another remote; a visitor does not wait so long. */
const PART_MS = 1_500

type DrawnPoint = 'mine.part' | 'mine.tab' | 'page.card'
type DrawnItem = LiveItem<DrawnPoint>

interface PartOfPage {
  item: DrawnItem
  /** Key of its HTML in the page. */
  key: string
  data: Readonly<Record<string, unknown>>
}

/** Cards of the page's first answers. */
const cardsIn = ({ answers }: Pick<RenderInput, 'answers'>) =>
  answers.flatMap(({ data }) => {
    const { cards } = (data ?? {}) as { cards?: unknown }
    return Array.isArray(cards) ? (cards as { id: string; type: string; kind?: string }[]) : []
  })

const itemsAt = <P extends DrawnPoint>(extensions: LiveExtensions, point: P, shell: RenderInput['shell']) => {
  const items: readonly LiveItem<P>[] = extensions[point] ?? []
  return items.filter(({ when }) => when?.login !== 'user' && (when?.shells?.includes(shell) ?? true))
}

const keyOf = ({ owner, id }: DrawnItem, of?: string) => [owner, id, of].filter(Boolean).join('/')

/**
 * Components of other remotes that a page draws, as a guest sees it. The tab that the address opens is drawn instead of
 * what the first one has.
 */
function partsOfPage(input: RenderInput): readonly PartOfPage[] {
  const { route, extensions, shell, search } = input
  const items = <P extends DrawnPoint>(point: P) =>
    route.row.draws?.includes(point) ? itemsAt(extensions, point, shell) : []
  const id = new URLSearchParams(search).get('tab')
  const tab = items('mine.tab').find((item) => item.id === id)
  if (tab) return [{ item: tab, key: keyOf(tab, 'tab'), data: {} }]
  const cards = cardsIn(input)
  return [
    ...items('mine.part').map((item) => ({ item, key: keyOf(item), data: {} })),
    ...items('page.card').flatMap((item) =>
      cards
        .filter(({ type, kind }) => type === 'part' && kind === item.kind)
        .map((card) => ({ item, key: keyOf(item, card.id), data: card })),
    ),
  ].slice(0, MAX_PARTS)
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
