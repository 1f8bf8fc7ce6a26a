import { type AnyEndpoint, allEndpoints, isPaged } from '../../../shared/src/api'
import { CommandError } from '../../lib/command-error'
import { type Draft, pascal } from '../draft'
import { type Fact, type FieldSchema, factsOf, itemOf, nameOf } from './facts'
import { AddressReads, actionInputOf, fieldsOf, inputOf } from './inputs'

export interface PageRecipe {
  remote: string
  /** Id of its route. */
  id: string
  /** Folder below `src/features`; the group of what the page shows or sends unless given. */
  feature?: string | undefined
  title: string
  titleZh: string
  /** Endpoints that it calls: the GET is shown, each other one has a button. */
  calls: readonly string[]
  /** The call that its form sends; the first with a body if none of the calls is a GET. */
  form?: string | undefined
  /** Path, for a route without a row. */
  path?: string | undefined
}

/** `list`: pages of a list. `items`: a list in one answer. `content`: with marks, share and comments. */
type PageShape = 'list' | 'items' | 'detail' | 'content' | 'form'

/** What the texts of a page's files are made from. */
export interface PagePlan {
  recipe: PageRecipe
  shape: PageShape
  feature: string
  component: string
  /** Names of the parameters in its route's path. */
  routeParams: readonly string[]
  /** A guest is asked to log in by the route. */
  own: boolean
  shown: AnyEndpoint | undefined
  form: AnyEndpoint | undefined
  actions: readonly AnyEndpoint[]
  reads: AddressReads
  input: string
  /** What it shows of an item, or of the whole answer. */
  facts: readonly Fact[]
  name: Fact | undefined
}

function endpointOf(id: string): AnyEndpoint {
  const endpoint = allEndpoints.find((one) => one.id === id)
  if (!endpoint)
    throw new CommandError(`There is no endpoint ${id}: declare it in shared/src/api, or see add-endpoint.`)
  return endpoint
}

export const groupOf = ({ id }: AnyEndpoint) => id.split('.')[0] ?? ''
export const memberOf = ({ id }: AnyEndpoint) => id.split('.')[1] ?? ''
export const isOwn = ({ needsToken, needsPhone }: AnyEndpoint) => Boolean(needsToken || needsPhone)
/** A route's id as the key of a table. */
export const keyOf = (id: string) => (/^\w+$/.test(id) ? id : `'${id}'`)

/** What people comment on, by the group of its endpoints (`CommentTarget`). */
export const commentTargets: Readonly<Record<string, string>> = {
  contents: 'content',
  videos: 'content',
  atlases: 'content',
  specials: 'content',
  posts: 'post',
  activities: 'activity',
  practices: 'practice',
}

function shapeOf(shown: AnyEndpoint | undefined, form: AnyEndpoint | undefined): PageShape {
  if (form) return 'form'
  if (!shown) throw new CommandError('A page shows or sends something: name a GET among --calls, or a --form.')
  if (isPaged(shown)) return 'list'
  if (itemOf(shown)) return 'items'
  const names = fieldsOf(shown.data).map(([name]) => name)
  const isContent = ['id', 'title', 'likes', 'comments'].every((name) => names.includes(name))
  return isContent && groupOf(shown) in commentTargets ? 'content' : 'detail'
}

/** The row of a route as it is written; undefined if the table has none. */
export const rowOf = (draft: Draft, { remote, id }: Pick<PageRecipe, 'remote' | 'id'>): string | undefined =>
  new RegExp(`^  ${keyOf(id)}: \\{[\\s\\S]*?\\n?(?:  )?\\},\\n`, 'm').exec(
    draft.read(`remote-${remote}/src/routes.ts`),
  )?.[0]

export function planOf(draft: Draft, recipe: PageRecipe): PagePlan {
  const endpoints = recipe.calls.map(endpointOf)
  const reads = endpoints.filter(({ method }) => method === 'GET')
  const form = recipe.form
    ? endpointOf(recipe.form)
    : reads.length === 0
      ? endpoints.find(({ body }) => body)
      : undefined
  const [shown, another] = reads
  if (another) throw new CommandError(`A page begins with one answer: add ${another.id} to it by hand.`)
  const actions = endpoints.filter((endpoint) => endpoint !== shown && endpoint !== form)
  const shape = shapeOf(shown, form)
  if (shape === 'form' && actions[0]) throw new CommandError(`A form sends one call: add ${actions[0].id} by hand.`)
  if (shape === 'content' && actions[0])
    throw new CommandError(`A content has marks and comments: add ${actions[0].id} by hand.`)
  for (const action of actions) actionInputOf(action)
  const row = rowOf(draft, recipe)
  const path = recipe.path ?? /path: '([^']*)'/.exec(row ?? '')?.[1] ?? ''
  const routeParams = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const address = new AddressReads(routeParams)
  const facts = shown ? factsOf(itemOf(shown) ?? (shown.data as FieldSchema)) : []
  return {
    recipe,
    shape,
    feature: recipe.feature ?? groupOf(form ?? shown ?? endpointOf('')),
    component: `${pascal(recipe.id)}Page`,
    routeParams,
    own: /requiresAuth|ownPage/.test(row ?? ''),
    shown,
    form,
    actions,
    reads: address,
    input: shown ? inputOf(shown, address) : '{}',
    facts,
    name: nameOf(facts),
  }
}
