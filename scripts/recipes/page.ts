import { type AnyEndpoint, allEndpoints, isPaged } from '../../shared/src/api'
import { CommandError } from '../lib/command-error'
import { type Draft, pascal } from './draft'

export interface PageRecipe {
  remote: string
  /** Id of its route. */
  id: string
  feature: string
  title: string
  titleZh: string
  /** Endpoints that it calls; it shows the first one that answers a list, otherwise the first. */
  calls: readonly string[]
  /** Path, for a route without a row. */
  path?: string | undefined
}

function endpointOf(id: string): AnyEndpoint {
  const endpoint = allEndpoints.find((one) => one.id === id)
  if (!endpoint)
    throw new CommandError(`There is no endpoint ${id}: declare it in shared/src/api, or see add-endpoint.`)
  return endpoint
}

/** The field that names an item to users. */
const nameField = ({ data }: AnyEndpoint): string => {
  const fields: object = data.entries?.list?.item?.entries ?? data.entries ?? {}
  return ['title', 'name', 'nickname', 'content'].find((name) => name in fields) ?? 'id'
}

const groupOf = (id: string) => id.split('.')[0] ?? ''

/** What `ContentPage` needs of its data, and what people can do with it. */
const contentFields = ['id', 'title', 'summary', 'image', 'likes', 'comments']
const isContent = ({ data }: AnyEndpoint): boolean => contentFields.every((field) => field in (data.entries ?? {}))

/** The page of a content: marks, share and comments come from its kind. */
function contentPageText({ id, title, titleZh }: PageRecipe, shown: AnyEndpoint): string {
  const group = groupOf(shown.id)
  const hasBody = 'body' in (shown.data.entries ?? {})
  return `import { type DataOf, ${group} } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { defineTexts } from '@plaza/shared/text'
import { type ContentKind, ContentPage, ${hasBody ? 'RichText, ' : ''}shareOf } from '@plaza/shared/ui'

const t = defineTexts({ title: { en: '${title}', zh: '${titleZh}' } })

const kind: ContentKind<DataOf<typeof ${shown.id}>> = {
  target: 'content',
  marks: 'bar',
  comments: true,
  addressOf: (id) => to('${id}', { id }),
  shareOf: (content) => shareOf(content, to('${id}', { id: content.id })),
}

export default function ${pascal(id)}Page() {
  const { id = '' } = useParams()
  const content = useResource(${shown.id}, { params: { id } })
  return (
    <ContentPage
      key={id}
      kind={kind}
      id={id}
      of={content}
      title={t.title()}
      plain
      head={({ title }) => <h2>{title}</h2>}
${hasBody ? '      body={({ body }) => <RichText html={body} />}\n' : ''}    />
  )
}
`
}

function pageText(recipe: PageRecipe, shown: AnyEndpoint, isList: boolean): string {
  if (isContent(shown)) return contentPageText(recipe, shown)
  const { id, title, titleZh } = recipe
  const hook = isList ? 'usePaged' : 'useResource'
  const input = shown.path.includes(':') ? '{ params: { id } }' : '{}'
  const params = shown.path.includes(':')
  return `import { ${groupOf(shown.id)} } from '@plaza/shared/api'
import { ${hook} } from '@plaza/shared/host'
${params ? "import { useParams } from '@plaza/shared/router'\n" : ''}import { defineTexts } from '@plaza/shared/text'
import { ${isList ? 'Cell, PagedList, PageFrame' : 'Async, PageFrame'} } from '@plaza/shared/ui'

const t = defineTexts({ title: { en: '${title}', zh: '${titleZh}' } })

export default function ${pascal(id)}Page() {
${params ? "  const { id = '' } = useParams()\n" : ''}  const ${isList ? 'list' : 'resource'} = ${hook}(${shown.id}, ${input})
  return (
    <PageFrame title={t.title()}>
${
  isList
    ? `      <PagedList of={list} keyOf={({ id }) => id} label={t.title()} empty="content">
        {(item) => <Cell title={item.id} />}
      </PagedList>`
    : `      <Async of={resource}>{(data) => <p>{Object.keys(data).length}</p>}</Async>`
}
    </PageFrame>
  )
}
`
}

/** Tests for what the page shows and for each call; they fail until it is implemented. */
function testText({ id }: PageRecipe, shown: AnyEndpoint, isList: boolean, actions: readonly AnyEndpoint[]): string {
  const params = [...shown.path.matchAll(/:(\w+)/g)].map(([, name]) => `${name}: '7'`)
  const answer = isList ? 'pageOf(item)' : 'item'
  const schema = isList ? `${shown.id}.data.entries.list.item` : `${shown.id}.data`
  const field = nameField(shown)
  const around = isContent(shown) ? ['contents.dynamicArticle', 'comments.list', 'histories.add'] : []
  const answers = [`'${shown.id}': ${answer}`, ...around.map((call) => `'${call}': pending`), '...answers'].join(', ')
  return `import { ${[...new Set([shown, ...actions].map((one) => groupOf(one.id)))].join(', ')} } from '@plaza/shared/api'
import { sampleOf } from '@plaza/shared/samples'
import { ${isList ? 'pageOf, ' : ''}${isContent(shown) ? 'pending, ' : ''}person } from '@plaza/shared/testing'
import { ${actions.length > 0 ? 'fireEvent, ' : ''}screen${actions.length > 0 ? ', waitFor' : ''} } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const item = sampleOf(${schema})
const draw = (answers = {}) =>
  visit('${id}', { ${params.join(', ')} }, { user: person(), answers: { ${answers} } })

it('shows ${isList ? 'each by its name' : 'what was asked for'}', async () => {
  await draw()
  expect(await screen.findByText(item.${field})).toBeTruthy()
})
${actions
  .map(
    (action) => `
it('calls ${action.id} when its control is tapped', async () => {
  const { host } = await draw({ '${action.id}': sampleOf(${action.id}.data) })
  fireEvent.click(await screen.findByRole('button', { name: '${action.id}' }))
  await waitFor(() => expect(host.callsOf('${action.id}')).toHaveLength(1))
})
`,
  )
  .join('')}`
}

/** A journey that fails while the page is empty. */
const journeyText = (
  { id, title }: PageRecipe,
  own: boolean,
  isList: boolean,
): string => `import { visitTo } from '../fixtures/visits'
${own ? "import { logIn } from '../fixtures/person'\n" : ''}import { expect, test } from '../fixtures/test'

test('${id} shows what the demo has', async ({ page }) => {
${own ? "  await logIn(page, '13800000002')\n" : ''}  await page.goto(visitTo('${id}').address)
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
  await expect(page.${isList ? "getByRole('main').getByRole('listitem').first()" : "getByRole('main').getByText(/\\w{3}/).first()"}).toBeVisible()
})
`

/** Removes \`planned\` from the route's row or adds a row, with the calls whose answers come with the HTML. */
function addRoute(draft: Draft, { remote, id, path }: PageRecipe, shown: AnyEndpoint): boolean {
  const file = `remote-${remote}/src/routes.ts`
  const key = `(?:${id}|'${id}')`
  const row = new RegExp(`^  ${key}: \\{[^}]*\\}`, 'm')
  const isOwn = Boolean(shown.needsToken || shown.needsPhone)
  const params = shown.path.includes(':') ? `, params: { id: ':id' }` : ''
  const first = isOwn ? '' : `, first: [{ endpoint: '${shown.id}'${params} }]`
  const text = draft.read(file)
  if (row.test(text)) {
    const before = row.exec(text)?.[0] ?? ''
    if (!/planned: true/.test(before)) throw new CommandError(`The route ${id} is live already.`)
    draft.replace(file, row, before.replace(/,?\s*planned: true,?/, first).replace(/\{,/, '{'))
    return isOwn || /requiresAuth|ownPage/.test(before)
  }
  if (!path) throw new CommandError(`${file} has no route ${id}: say its path by --path.`)
  draft.replace(file, /\n\}\)\n/, `\n  '${id}': { path: '${path}'${isOwn ? ', ownPage: true' : ''}${first} },\n})\n`)
  return isOwn
}

/** Writes a page: its row, its file, its line, its tests and its journey. */
export function draftPage(draft: Draft, recipe: PageRecipe): void {
  const { remote, id, feature } = recipe
  const endpoints = recipe.calls.map(endpointOf)
  const reads = endpoints.filter(({ method }) => method === 'GET')
  const shown = reads.find(isPaged) ?? reads[0]
  if (!shown) throw new CommandError('A page shows something: name a GET endpoint among --calls.')
  const actions = endpoints.filter((endpoint) => endpoint !== shown)
  const isList = isPaged(shown)
  const own = addRoute(draft, recipe, shown)
  const folder = `remote-${remote}/src/features/${feature}`
  draft.create(`${folder}/${id}.page.tsx`, pageText(recipe, shown, isList))
  draft.create(`${folder}/${id}.page.test.tsx`, testText(recipe, shown, isList, actions))
  draft.addLine(
    `remote-${remote}/src/remote.ts`,
    /^ {2}\S+: \(\) => import/,
    `  '${id}': () => import('./features/${feature}/${id}.page'),`,
  )
  draft.create(`e2e/specs/${id}.spec.ts`, journeyText(recipe, own, isList))
}
