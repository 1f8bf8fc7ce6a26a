import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyEndpoint, allEndpoints, get, Ok } from '../../../shared/src/api'
import { Draft } from '../draft'
import { draftEndpoint, type EndpointRecipe, type EndpointResult } from '../endpoint/index'
import { diaries, orchards, swaps } from './sample-groups'

/** File that declares the sample groups, as an author would have written it. */
export const SAMPLE_FILE = 'shared/src/api/practice/swaps.ts'

/** A planned endpoint of a group that the server answers already. */
const added: AnyEndpoint = {
  ...get('/v1/feed_back_notices', { summary: 'Notices to those who write', data: Ok, planned: true }),
  id: 'feedbacks.notices',
}
const addedText = `
  notices: get('/v1/feed_back_notices', {
    summary: 'Notices to those who write',
    data: v.object({}),
    planned: true,
  }),`

const endpoints: readonly AnyEndpoint[] = [
  ...allEndpoints,
  ...[swaps, diaries, orchards].flatMap((members) => Object.values<AnyEndpoint>(members)),
  added,
]

/** A draft in which an author has declared planned endpoints: three groups, and a member of a live group. */
export function draftWithSamples(root: string): Draft {
  const draft = new Draft(root)
  const declarations = readFileSync(join(import.meta.dirname, 'sample-groups.ts'), 'utf8')
  draft.create(SAMPLE_FILE, declarations.replaceAll("'../../../shared/src/api/", "'../"))
  draft.addLine('shared/src/api/groups.ts', /^export \* from '.\/practice/, "export * from './practice/swaps'")
  draft.replace('shared/src/api/account/feedbacks.ts', /(?<=group\('feedbacks', \{)/, addedText)
  return draft
}

export const draftSample = (draft: Draft, recipe: EndpointRecipe): EndpointResult =>
  draftEndpoint(draft, recipe, endpoints)

/** Recipes for all sample endpoints. */
export const sampleRecipes: readonly EndpointRecipe[] = [
  { id: 'swaps.list', table: 'swaps', domain: 'swaps' },
  { id: 'swaps.detail', table: 'swaps' },
  { id: 'swaps.mine', table: 'swaps' },
  { id: 'swaps.takers', table: 'takes' },
  { id: 'swaps.publish' },
  { id: 'diaries.list', table: 'diaries', domain: 'diaries' },
  { id: 'diaries.mine', table: 'diaries' },
  { id: 'diaries.detail', table: 'diaries' },
  { id: 'orchards.harvests', table: 'harvests', domain: 'orchards' },
  { id: 'orchards.receipt', table: 'receipts' },
  { id: 'orchards.rules' },
  { id: added.id },
]
