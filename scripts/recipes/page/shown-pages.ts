import type { AnyEndpoint } from '../../../shared/src/api'
import { camel } from '../draft'
import { actionTexts, buttonsOf, groupsOf, hooksOf } from './actions'
import { type Fact, shownOf } from './facts'
import { withImports } from './imports'
import type { PagePlan } from './plan'
import { fieldWords, textRow, wordsOfField } from './words'

const textsOf = (plan: PagePlan, rows: readonly string[] = []): string =>
  `const t = defineTexts({
  ${[textRow('title', [plan.recipe.title, plan.recipe.titleZh]), ...rows, ...actionTexts(plan)].join('\n  ')}
})
`

/** A second line: what describes an item, if it is no longer than its name. */
const notes = ['summary', 'intro', 'slogan', 'content', 'note', 'address', 'department', 'district', 'kind']
/** Moments of the past, which a reader wants to know the distance of. */
const isPast = ({ kind, name }: Fact) => kind === 'moment' && !/^(starts|ends|expires|due|wanted)/.test(name)

/** A row of a list. */
function cellOf({ facts, name, actions }: PagePlan, more: string): string {
  const note = notes.map((field) => facts.find((fact) => fact.path === field && fact !== name)).find(Boolean)
  const value = facts.find(isPast) ?? facts.find((fact) => fact.kind === 'money' && fact !== name)
  const shownValue = actions.length > 0 ? more : value ? shownOf(value, 'item') : ''
  return `<Cell title={${name ? shownOf(name, 'item') : 'item.id'}}${note ? ` note={item.${note.path}}` : ''}${
    shownValue ? ` value={${shownValue}}` : ''
  } />`
}

/** A row with buttons is a component, because each row has its own calls under way. */
function rowComponent(plan: PagePlan, shown: AnyEndpoint): string {
  if (plan.actions.length === 0) return ''
  return `
interface ItemRowProps {
  item: DataOf<typeof ${shown.id}>['list'][number]
}

function ItemRow({ item }: ItemRowProps) {
${hooksOf(plan, shown)}  return ${cellOf(plan, buttonsOf(plan, 'small kind="secondary"'))}
}
`
}

const itemKey = ({ facts, shown, name }: PagePlan, variable: string) => {
  const hasId = 'id' in (shown?.data.entries?.list?.item?.entries ?? {})
  return hasId ? `${variable}.id` : `${variable}.${(name ?? facts[0])?.path}`
}

/** The field that a list is searched by, in the address. */
const searchField = ({ reads }: PagePlan) =>
  [...reads.searched]
    .map(
      (name) =>
        `<Field type="search" enterKeyHint="search" quietLabel label={t.${name}()} placeholder={t.${name}()} value={${name}} onChange={(text) => change({ ${name}: text || undefined })} />`,
    )
    .join('')
const searchTexts = ({ reads }: PagePlan) => [...reads.searched].map((name) => textRow(name, wordsOfField(name)))

/** A list that loads page by page. */
export function listPage(plan: PagePlan, shown: AnyEndpoint): string {
  const item = plan.actions.length > 0 ? '<ItemRow item={item} />' : cellOf(plan, '')
  const [searched] = plan.reads.searched
  return withImports(
    `${textsOf(plan, searchTexts(plan))}
export default function ${plan.component}() {
${plan.reads.statements()}  const list = usePaged(${shown.id}, ${plan.input}${searched ? `, { enabled: ${searched} !== '' }` : ''})
  return (
    <PageFrame title={t.title()}>
      ${searchField(plan)}
      <PagedList of={list} keyOf={(item) => ${itemKey(plan, 'item')}} label={t.title()} empty="data" skeleton={<CellsSkeleton />}>
        {(item) => ${item}}
      </PagedList>
    </PageFrame>
  )
}
${rowComponent(plan, shown)}`,
    groupsOf(plan),
  )
}

/** A list that comes in one answer. */
export function itemsPage(plan: PagePlan, shown: AnyEndpoint): string {
  const key = itemKey(plan, 'item')
  const item =
    plan.actions.length > 0
      ? `<ItemRow key={${key}} item={item} />`
      : cellOf(plan, '').replace('<Cell', `<Cell key={${key}}`)
  return withImports(
    `${textsOf(plan)}
export default function ${plan.component}() {
${plan.reads.statements()}  const answer = useResource(${shown.id}, ${plan.input})
  return (
    <PageFrame title={t.title()}>
      <Async of={answer} skeleton={<CellsSkeleton />}>
        {({ list }) => (
          <PullToRefresh onRefresh={answer.refresh}>
            {list.length === 0 && <EmptyState kind="data" />}
            <CellGroup>{list.map((item) => ${item})}</CellGroup>
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}
${rowComponent(plan, shown)}`,
    groupsOf(plan),
  )
}

/** Names that are short enough for the header bar. */
const isHeading = (name: Fact | undefined) => name !== undefined && /^(title|name|nickname)$/.test(name.path)

export const headingOf = ({ name, shape }: PagePlan): Fact | undefined =>
  (shape === 'detail' || shape === 'content') && isHeading(name) ? name : undefined

/** Values of an answer below its heading, each with its word; at least one of them. */
function bodyFacts(plan: PagePlan): readonly Fact[] {
  const heading = headingOf(plan)
  const rest = plan.facts.filter((fact) => fact !== heading && fact.kind !== 'picture' && fact.kind !== 'html')
  const worded = rest.filter(({ name }) => name in fieldWords && name !== 'images')
  if (worded.length > 0) return worded
  return heading || !plan.name ? [] : [plan.name]
}

/** A value below the heading that shows that the answer came. */
export const provingFact = (plan: PagePlan): Fact | undefined =>
  bodyFacts(plan).find(({ kind, nullable }) => kind !== 'moment' && !nullable)

const isLong = ({ name }: Fact) => ['intro', 'content', 'summary', 'answer', 'who', 'basis', 'thanks'].includes(name)

function factCell(fact: Fact): string {
  const key = camel(fact.name)
  const shown = shownOf(fact, 'data')
  if (fact.kind === 'text') {
    const place = isLong(fact) ? 'note' : 'value'
    return `{data.${fact.path} && <Cell title={t.${key}()} ${place}={${shown}} />}`
  }
  const cell = `<Cell title={t.${key}()} value={${shown}} />`
  if (!fact.nullable) return cell
  return fact.kind === 'moment' ? `{data.${fact.path} && ${cell}}` : `{data.${fact.path} !== null && ${cell}}`
}

/** What stands between the header bar and the end of a detail. */
function bodyOf(plan: PagePlan, shown: AnyEndpoint): string[] {
  const picture = plan.facts.find(({ kind }) => kind === 'picture')
  const html = plan.facts.find(({ kind }) => kind === 'html')
  const cells =
    shown.data.type === 'record'
      ? '{Object.entries(data).map(([name, value]) => <Cell key={name} title={name} value={value} />)}'
      : bodyFacts(plan).map(factCell).join('\n')
  return [
    picture ? `{data.${picture.path} && <Img src={data.${picture.path}} alt="" width={16} height={9} eager />}` : '',
    cells ? `<CellGroup>${cells}</CellGroup>` : '',
    html ? `<RichText html={data.${html.path}} />` : '',
  ].filter(Boolean)
}

/** One element. */
const asOne = (elements: readonly string[]) => (elements.length === 1 ? elements[0] : `<>\n${elements.join('\n')}\n</>`)

const bodyTexts = (plan: PagePlan): string[] =>
  bodyFacts(plan).map(({ name }) => textRow(camel(name), wordsOfField(name)))

function actionsComponent(plan: PagePlan, shown: AnyEndpoint): string {
  if (plan.actions.length === 0) return ''
  return `
interface ActionsProps {
  item: DataOf<typeof ${shown.id}>
}

function Actions({ item }: ActionsProps) {
${hooksOf(plan, shown)}  return <BottomBar>${buttonsOf(plan, 'block').replace(/^<>|<\/>$/g, '')}</BottomBar>
}
`
}

/** One thing, by the id in its address. */
export function detailPage(plan: PagePlan, shown: AnyEndpoint): string {
  const heading = headingOf(plan)
  const title = heading ? `answer.data?.${heading.path} ?? t.title()` : 't.title()'
  const footer = plan.actions.length > 0 ? ' footer={answer.data && <Actions item={answer.data} />}' : ''
  return withImports(
    `${textsOf(plan, bodyTexts(plan))}
export default function ${plan.component}() {
${plan.reads.statements()}  const answer = useResource(${shown.id}, ${plan.input})
  return (
    <PageFrame title={${title}}${footer}>
      <Async of={answer} skeleton={<CellsSkeleton />}>
        {(data) => (
          <PullToRefresh onRefresh={answer.refresh}>
            ${bodyOf(plan, shown).join('\n')}
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}
${actionsComponent(plan, shown)}`,
    groupsOf(plan),
  )
}

/** A content: marks, share and comments come from its kind in `content-kinds.ts`. */
export function contentPage(plan: PagePlan, shown: AnyEndpoint, hasThreads: boolean): string {
  const { recipe, reads, input, routeParams } = plan
  const [param = 'id'] = routeParams
  const threads = hasThreads ? `  const { ${param} = '', id: comment } = useParams()\n` : reads.statements()
  const hasState = 'state' in (shown.data.entries ?? {})
  return withImports(
    `${textsOf(plan, bodyTexts(plan))}
export default function ${plan.component}() {
${threads}  const answer = useResource(${shown.id}, ${input})
  return (
    <ContentPage
      key={${param}}
      kind={contentKinds.${camel(recipe.id)}}
      id={${param}}
      of={answer}
      ${hasThreads ? 'comment={comment}' : ''}
      title={answer.data?.title ?? t.title()}
      skeleton={<CellsSkeleton />}
      ${hasState ? "isPublished={({ state }) => state === 'shown'}" : ''}
      head={(data) => (
        ${asOne(bodyOf(plan, shown))}
      )}
    />
  )
}
`,
    groupsOf(plan),
    { '../../content-kinds': ['contentKinds'] },
  )
}
