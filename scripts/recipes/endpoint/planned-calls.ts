import { type AnyEndpoint, allEndpoints } from '../../../shared/src/api'
import { camel, type Draft } from '../draft'
import { declarationOf } from './domain'
import { rowSchemaOf } from './fields'
import { draftEndpoint, type EndpointRecipe, type EndpointResult } from './index'
import { canHaveTable } from './tests'

/** Domain of each group with planned endpoints whose file does not follow from its live ones. */
const domains: Readonly<Record<string, string>> = {
  account: 'account/profile',
  searches: 'search',
}

/** Groups with an answered endpoint: their handlers say the domain. */
const answered = new Set(allEndpoints.filter(({ planned }) => !planned).map(({ id }) => id.split('.')[0]))

/**
 * Recipes for all planned endpoints, as their authors would call them: endpoints with the same fields share a table, and
 * each new group gets a domain of its own.
 */
function recipesOfPlannedCalls(draft: Draft): EndpointRecipe[] {
  const tables = new Map<unknown, { name: string; group: string }>()
  const tableOf = (endpoint: AnyEndpoint, group: string) => {
    const schema = rowSchemaOf(endpoint)
    const table = tables.get(schema) ?? { name: `${camel(endpoint.id)}Items`, group }
    tables.set(schema, table)
    return table.group === group ? table.name : undefined
  }
  return allEndpoints
    .filter(({ planned }) => planned)
    .map((endpoint) => {
      const [group = ''] = endpoint.id.split('.')
      const domain =
        domains[group] ??
        (answered.has(group) ? undefined : declarationOf(draft, group)?.split('/').at(-1)?.replace('.ts', ''))
      return { id: endpoint.id, domain, table: canHaveTable(endpoint) ? tableOf(endpoint, group) : undefined }
    })
}

export const draftPlannedCalls = (draft: Draft): Map<string, EndpointResult> =>
  new Map(recipesOfPlannedCalls(draft).map((recipe) => [recipe.id, draftEndpoint(draft, recipe)]))
