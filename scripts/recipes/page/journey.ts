import type { AnyEndpoint } from '../../../shared/src/api'
import type { Draft } from '../draft'
import { groupsOf } from './actions'
import { textOf } from './facts'
import type { FormField } from './form-fields'
import { sampleInputOf } from './inputs'
import { filledFields, sampleValue } from './page-tests'
import { isOwn, type PagePlan } from './plan'
import { headingOf, provingFact } from './shown-pages'
import { wordsOfField, wordsOfOption } from './words'

/** The demo reader who owns the rows of generated lists (`scripts/recipes/endpoint.ts`). */
const READER_PHONE = '13800000002'
const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`

/** Looks for what the server answers, which is not on the page if the call fails. */
function shownSteps(plan: PagePlan, shown: AnyEndpoint, token: boolean): string {
  const call = `await answerTo(page, ${shown.id}, ${sampleInputOf(shown)}${token ? ', { token }' : ''})`
  const open = `  await page.goto(visitTo('${plan.recipe.id}').address)\n`
  if (plan.shape === 'list' || plan.shape === 'items') {
    const name = plan.name ? textOf(plan.name, 'item') : 'item.id'
    return `  const [item] = (${call}).list
  if (!item) throw new Error('The demo has no rows of ${shown.id}')
${open}  await expect(page.getByRole('heading', { level: 1, name: ${quoted(plan.recipe.title)} })).toBeVisible()
  await expect(page.getByRole('main').getByText(${name}).first()).toBeVisible()
`
  }
  const heading = headingOf(plan)
  const fact = provingFact(plan)
  if (heading)
    return `  const answer = ${call}
${open}  await expect(page.getByRole('heading', { level: 1, name: answer.${heading.path} })).toBeVisible()
`
  const text = fact ? textOf(fact, 'answer') : "Object.values(answer)[0] ?? ''"
  return `  const answer = ${call}
${open}  await expect(page.getByRole('main').getByText(${text}).first()).toBeVisible()
`
}

function fillStep(field: FormField): string {
  const label = quoted(wordsOfField(field.name)[0])
  if (field.kind === 'choice')
    return `  await page.getByRole('button', { name: ${label} }).click()
  await page.getByRole('radio', { name: ${quoted(wordsOfOption(field.options[0] ?? '')[0])} }).click()
`
  if (field.kind === 'score') return `  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })\n`
  if (field.kind === 'accept' || field.kind === 'flag')
    return `  await page.getByRole('checkbox', { name: ${label} }).check({ force: true })\n`
  return `  await page.getByLabel(${label}, { exact: true }).fill(${quoted(sampleValue(field))})\n`
}

/** Sends a form; the toast comes only after the server accepted it. */
const formSteps = ({ recipe }: PagePlan, form: AnyEndpoint) => `  await page.goto(visitTo('${recipe.id}').address)
${filledFields(form).map(fillStep).join('')}  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
`

/** Adds a page's journey to the file of its feature. */
export function addJourney(draft: Draft, plan: PagePlan): void {
  const { recipe, shown, form, own, feature } = plan
  const file = `e2e/specs/${recipe.remote}/${feature}.spec.ts`
  const logsIn = own || [shown, form].some((endpoint) => endpoint && isOwn(endpoint))
  const tokenUsed = logsIn && !form
  const steps = form ? formSteps(plan, form) : shown ? shownSteps(plan, shown, tokenUsed) : ''
  const logIn = logsIn ? `  ${tokenUsed ? 'const { token } = ' : ''}await logIn(page, '${READER_PHONE}')\n` : ''
  const title = form ? `${recipe.id} sends what was typed` : `${recipe.id} shows what the server answers`
  const journey = `test('${title}', async ({ page }) => {\n${logIn}${steps}})\n`
  const imports = [
    ...(form ? [] : [['@plaza/shared/api', groupsOf(plan)[0] ?? '']]),
    ...(form ? [] : [['../../fixtures/answers', 'answerTo']]),
    ...['count', 'formatYuan']
      .filter((name) => steps.includes(`${name}(`))
      .map((name) => ['@plaza/shared/format', name]),
    ...(logsIn ? [['../../fixtures/person', 'logIn']] : []),
    ['../../fixtures/test', 'expect, test'],
    ['../../fixtures/visits', 'visitTo'],
  ] as [module: string, name: string][]
  if (!draft.has(file)) draft.create(file, '\n')
  for (const [module, names] of imports) draft.addImports(file, module, names.split(', '))
  draft.append(file, journey)
}
