import type { AnyEndpoint } from '../../../shared/src/api'
import { groupsOf } from './actions'
import { textOf } from './facts'
import { type FormField, formFieldsOf, hasSecret } from './form-fields'
import { withImports } from './imports'
import { actionInputOf, paramsOf } from './inputs'
import { memberOf, type PagePlan } from './plan'
import { headingOf, provingFact } from './shown-pages'
import { wordsOfAction, wordsOfField, wordsOfOption } from './words'

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`

const visitArgs = ({ recipe, routeParams, reads }: PagePlan) => {
  const params = routeParams.map((name) => `${name}: '1'`).join(', ')
  const query = [...reads.query].map((name) => `${name}: '1'`).join(', ')
  return `${quoted(recipe.id)}, {${params}}, { ${query ? `query: { ${query} }, ` : ''}user: person()`
}

/** Calls that a content page makes by itself. */
const aroundContent = ["'contents.dynamicArticle': pending", "'comments.list': pending", "'histories.add': pending"]

function drawText(plan: PagePlan, shown: AnyEndpoint): string {
  const around = plan.shape === 'content' ? aroundContent : []
  return `const answer = sampleOf(${shown.id}.data)
const draw = (answers: Answers = {}) =>
  visit(${visitArgs(plan)}, answers: { ${[`'${shown.id}': answer`, ...around, '...answers'].join(', ')} } })
`
}

/** What the page shows first. */
function shownTest(plan: PagePlan, shown: AnyEndpoint): string {
  const { shape, name } = plan
  if (shape === 'list' || shape === 'items')
    return `it('shows each item by its name', async () => {
  await draw()
  for (const item of answer.list) expect(await screen.findAllByText(${name ? textOf(name, 'item') : 'item.id'})).not.toHaveLength(0)
})

it('says that an empty list is empty', async () => {
  await draw({ '${shown.id}': { ...answer, list: [] } })
  expect(await screen.findByText('No data')).toBeTruthy()
})
`
  const heading = headingOf(plan)
  const fact = provingFact(plan)
  if (heading)
    return `it('is headed by what it shows', async () => {
  await draw()
  expect(await screen.findByRole('heading', { level: 1, name: answer.${heading.path} })).toBeTruthy()
})
`
  const text = fact && textOf(fact, 'answer')
  return `it('shows what the server answers', async () => {
  await draw()
  expect(await screen.findAllByText(${text ?? "Object.values(answer)[0] ?? ''"})).not.toHaveLength(0)
})
`
}

function actionTest(plan: PagePlan, action: AnyEndpoint): string {
  const member = memberOf(action)
  const [label, done] = wordsOfAction(member)
  const item = plan.shape === 'list' || plan.shape === 'items' ? 'answer.list[0]?.' : 'answer.'
  const input = actionInputOf(action).replaceAll('item.', item)
  return `
it('sends ${action.id} once for two taps, and says that it was done', async () => {
  const { host } = await draw({ '${action.id}': sampleOf(${action.id}.data) })
  const [button] = await screen.findAllByRole('button', { name: ${quoted(label[0])} })
  for (const _ of [1, 2]) if (button) fireEvent.click(button)
  await waitFor(() => expect(host.toasts).toEqual([${quoted(done[0])}]))
  expect(host.callsOf('${action.id}')).toEqual([${input}])
})
`
}

/** Tests of a page that shows something: each fails if the page loses what it is about. */
export function shownTests(plan: PagePlan, shown: AnyEndpoint): string {
  return withImports(
    `${drawText(plan, shown)}
${shownTest(plan, shown)}
it('offers to try again after a failure', async () => {
  await draw({ '${shown.id}': failing({ status: 500 }) })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
${plan.actions.map((action) => actionTest(plan, action)).join('')}`,
    groupsOf(plan),
    { '../../testing/visit': ['visit'] },
  )
}

const typed = ({ kind }: FormField) => !['choice', 'score', 'images', 'flag', 'accept'].includes(kind)

/** What a test puts into a field. */
export function sampleValue(field: FormField): string {
  if (field.kind === 'moment') return '2026-12-01T10:00'
  if (field.kind === 'money') return '12.50'
  return field.sample
}

function fillStep(field: FormField): string {
  const label = wordsOfField(field.name)[0]
  if (typed(field))
    return `  fireEvent.change(await screen.findByLabelText(${quoted(label)}), { target: { value: ${quoted(sampleValue(field))} } })`
  if (field.kind === 'choice')
    return `  fireEvent.click(await screen.findByRole('button', { name: /^${label}/ }))
  fireEvent.click(await screen.findByRole('radio', { name: ${quoted(wordsOfOption(field.options[0] ?? '')[0])} }))`
  if (field.kind === 'score') return `  fireEvent.click(await screen.findByRole('radio', { name: '5 stars' }))`
  return `  fireEvent.click(await screen.findByRole('checkbox', { name: ${quoted(label)} }))`
}

/** Fields that a test fills in: those without which nothing is sent. */
export const filledFields = (form: AnyEndpoint): FormField[] => {
  const fields = formFieldsOf(form).filter(({ kind }) => kind !== 'images')
  const required = fields.filter(({ required, kind }) => required && kind !== 'flag')
  return required.length > 0 ? required : fields.filter(typed).slice(0, 1)
}

/** Tests of a form: what was typed is sent once, stays after a failure, and comes back. */
export function formTests(plan: PagePlan, form: AnyEndpoint): string {
  const { recipe, shown } = plan
  const filled = filledFields(form)
  const words = filled.find(typed)
  const required = filled.some((field) => field.required)
  const answers = [...(shown ? [`'${shown.id}': sampleOf(${shown.id}.data)`] : []), '...answers']
  const kept = words
    ? `  expect((screen.getByLabelText(${quoted(wordsOfField(words.name)[0])}) as HTMLInputElement).value).toBe(${quoted(sampleValue(words))})\n`
    : ''
  const variables = [...plan.reads.params, ...plan.reads.query]
  const name = [recipe.id, ...variables.map(() => '1')].join('.')
  const draft = hasSecret(formFieldsOf(form))
    ? `
it('stores no secret on the device', async () => {
  const { host } = await draw()
  await fill()
  expect(host.drafts.read('${recipe.id}')).toBeNull()
})
`
    : `
it('keeps a draft on the device until it was sent', async () => {
  const { host } = await draw({ '${form.id}': sampleOf(${form.id}.data) })
  await fill()
  await waitFor(() => expect(host.drafts.read('${name}')).not.toBeNull())
  send()
  await waitFor(() => expect(host.drafts.read('${name}')).toBeNull())
})
`
  return withImports(
    `const draw = (answers: Answers = {}) => visit(${visitArgs(plan)}, answers${answers.length > 1 ? `: { ${answers.join(', ')} }` : ''} })
const fill = async () => {
${filled.map(fillStep).join('\n')}
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

it('sends what was typed once for two taps, says so and leaves', async () => {
  const { host } = await draw({ '${form.id}': sampleOf(${form.id}.data) })
  await fill()
  send()
  send()
  await waitFor(() => expect(host.toasts).toContain('Sent'))
  expect(host.callsOf('${form.id}')).toEqual([${expectedInput(form, words)}])
  expect(host.backs).toHaveLength(1)
})

it('keeps what was typed if sending fails', async () => {
  const { host } = await draw({ '${form.id}': failing({ status: 500 }) })
  await fill()
  send()
  await waitFor(() => expect(host.callsOf('${form.id}')).toHaveLength(1))
${kept}  expect(host.backs).toEqual([])
})
${
  required
    ? `
it('says what is missing instead of sending', async () => {
  const { host } = await draw()
  await screen.findByRole('button', { name: 'Send' })
  send()
  await waitFor(() => expect(host.toasts).toEqual(['Please check the marked fields']))
  expect(host.callsOf('${form.id}')).toEqual([])
})
`
    : ''
}${draft}`,
    groupsOf(plan),
    { '../../testing/visit': ['visit'] },
  )
}

/** The input that a test expects; only plain words, because other values are converted. */
function expectedInput(form: AnyEndpoint, words: FormField | undefined): string {
  const params = paramsOf(form).map((name) => `${name}: '1'`)
  const plain = words && ['text', 'area', 'tel', 'code', 'secret'].includes(words.kind)
  const body = plain ? `expect.objectContaining({ ${words.name}: ${quoted(sampleValue(words))} })` : 'expect.anything()'
  return `{ ${params.length > 0 ? `params: { ${params.join(', ')} }, ` : ''}body: ${body} }`
}
