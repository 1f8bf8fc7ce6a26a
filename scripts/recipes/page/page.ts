import { CommandError } from '../../lib/command-error'
import type { Draft } from '../draft'
import { addContentKind } from './content-kinds'
import { modelText } from './form-model'
import { fieldsText, formPage, formTextFile, formTexts } from './form-page'
import { firstOf } from './inputs'
import { addJourney } from './journey'
import { formTests, shownTests } from './page-tests'
import { isOwn, keyOf, type PagePlan, type PageRecipe, planOf, rowOf } from './plan'
import { contentPage, detailPage, itemsPage, listPage } from './shown-pages'

export type { PageRecipe } from './plan'

/** Removes `planned` from a route's row, or adds a row, with what the page reads and the call whose answer comes with the HTML. */
function addRoute(draft: Draft, { recipe, shown, own, routeParams, reads }: PagePlan): void {
  const file = `remote-${recipe.remote}/src/routes.ts`
  const call = shown && !own && firstOf(shown, routeParams)
  const fields = [
    ...(reads.query.size > 0 ? [`query: [${[...reads.query].map((name) => `'${name}'`).join(', ')}]`] : []),
    ...(call ? [`first: [${call}]`] : []),
  ].join(', ')
  const row = rowOf(draft, recipe)
  if (row) {
    if (!/planned: true/.test(row)) throw new CommandError(`The route ${recipe.id} is live already.`)
    const isSpread = /\n {4}planned: true,\n/.test(row)
    const live = isSpread
      ? row.replace(/ {4}planned: true,\n/, fields ? `    ${fields},\n` : '')
      : row.replace(/, planned: true/, fields ? `, ${fields}` : '')
    draft.replace(file, new RegExp(row.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')), live)
    return
  }
  if (!recipe.path) throw new CommandError(`${file} has no route ${recipe.id}: say its path by --path.`)
  const isPrivate = shown && isOwn(shown) ? 'ownPage: true' : ''
  const all = [`path: '${recipe.path}'`, ...[isPrivate, fields].filter(Boolean)].join(', ')
  draft.replace(file, /\n\}\)\n/, `\n  ${keyOf(recipe.id)}: { ${all} },\n})\n`)
}

const hasProductTests = (draft: Draft, { remote }: PageRecipe) =>
  draft.read('e2e/fixtures/route-tables.ts').includes(`'../../remote-${remote}/`)

/** Values of the demo for an address with parameters; `1` is the first row of a generated list. */
function addSample(draft: Draft, { recipe, shown, own, routeParams, reads }: PagePlan): void {
  const params = routeParams.map((name) => `${name}: 1`).join(', ')
  const query = [...reads.query].map((name) => `${name}: '1'`).join(', ')
  const needsLogin = !own && shown !== undefined && isOwn(shown) && rowOf(draft, recipe)?.includes('ownPage') !== true
  const fields = [
    ...(params ? [`params: { ${params} }`] : []),
    ...(query ? [`query: { ${query} }`] : []),
    ...(needsLogin ? ['own: true'] : []),
  ]
  if (fields.length > 0)
    draft.replace('e2e/fixtures/samples.ts', /\n\}\s*$/, `\n  ${keyOf(recipe.id)}: { ${fields.join(', ')} },\n}\n`)
}

/** A remote with parts has its pages one level further in. */
function addLoader(draft: Draft, { recipe, feature }: PagePlan, id: string): void {
  const file = `remote-${recipe.remote}/src/remote.ts`
  const page = /^( +)\S+: \(\) => import\('.*\.page'\)/m
  const [, indent = '  '] = page.exec(draft.read(file)) ?? []
  draft.addLine(file, page, `${indent}${keyOf(id)}: () => import('./features/${feature}/${recipe.id}.page'),`)
}

/** A content's route for one thread of its comments is live with it. */
function addThreads(draft: Draft, plan: PagePlan): boolean {
  const id = `${plan.recipe.id}-comment`
  if (plan.shape !== 'content' || !rowOf(draft, { ...plan.recipe, id })?.includes('planned: true')) return false
  const [param = 'id'] = plan.routeParams
  const threads: PagePlan = { ...plan, recipe: { ...plan.recipe, id }, routeParams: [param, 'id'] }
  addRoute(draft, threads)
  addLoader(draft, plan, id)
  if (hasProductTests(draft, plan.recipe)) addSample(draft, threads)
  return true
}

function addFiles(draft: Draft, plan: PagePlan, hasThreads: boolean): void {
  const { recipe, shape, shown, form, feature } = plan
  const base = `remote-${recipe.remote}/src/features/${feature}/${recipe.id}`
  if (form) {
    draft.create(`${base}.page.tsx`, formPage(plan, form))
    draft.create(`${base}-fields.tsx`, fieldsText(plan, form))
    draft.create(`${base}-draft.model.ts`, modelText(plan, form))
    draft.create(`remote-${recipe.remote}/src/features/${feature}/${formTextFile(recipe.id)}.ts`, formTexts(plan, form))
    draft.create(`${base}.page.test.tsx`, formTests(plan, form))
    return
  }
  if (!shown) return
  const text =
    shape === 'list'
      ? listPage(plan, shown)
      : shape === 'items'
        ? itemsPage(plan, shown)
        : shape === 'content'
          ? contentPage(plan, shown, hasThreads)
          : detailPage(plan, shown)
  if (shape === 'content') addContentKind(draft, plan, shown, hasThreads)
  draft.create(`${base}.page.tsx`, text)
  draft.create(`${base}.page.test.tsx`, shownTests(plan, shown))
}

/** Writes a page: its row, its files, its line, its tests; for a remote of the product also a sample and a journey. */
export function draftPage(draft: Draft, recipe: PageRecipe): void {
  const plan = planOf(draft, recipe)
  const hasThreads = addThreads(draft, plan)
  // A form reads ids of its call from the address too: known once its page was written.
  addFiles(draft, plan, hasThreads)
  addRoute(draft, plan)
  addLoader(draft, plan, plan.recipe.id)
  if (!hasProductTests(draft, plan.recipe)) return
  addSample(draft, plan)
  addJourney(draft, plan)
}
