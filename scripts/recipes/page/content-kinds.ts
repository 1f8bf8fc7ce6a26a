import type { AnyEndpoint } from '../../../shared/src/api'
import { camel, type Draft } from '../draft'
import { commentTargets, groupOf, type PagePlan } from './plan'

/** The first of its pictures, which are addresses, or objects with an address and a size. */
const firstImage = ({ data }: AnyEndpoint) =>
  data.entries.images.item.type === 'object' ? 'images[0]?.url ?? null' : 'images[0] ?? null'

/** Adds a content's row to the kinds of its remote. */
export function addContentKind(draft: Draft, plan: PagePlan, shown: AnyEndpoint, hasThreads: boolean): void {
  const { recipe, routeParams } = plan
  const file = `remote-${recipe.remote}/src/content-kinds.ts`
  const [param = 'id'] = routeParams
  const fields: object = shown.data.entries ?? {}
  const target = commentTargets[groupOf(shown)] ?? 'content'
  const text = ['summary', 'intro', 'content'].find((name) => name in fields)
  const image = 'image' in fields ? 'image' : 'images' in fields ? firstImage(shown) : 'null'
  const type = `DataOf<typeof ${shown.id}>`
  if (!draft.has(file))
    draft.create(
      file,
      '\n/** The content types that this remote has a page for. */\nexport const contentKinds = {\n}\n',
    )
  for (const [module, name] of [
    ['@plaza/shared/api', `type ${groupOf(shown)}`],
    ['@plaza/shared/api', 'type DataOf'],
    ['@plaza/shared/routes', 'to'],
    ['@plaza/shared/ui', 'type ContentKind'],
  ] as const)
    draft.addImports(file, module, [name])
  const picked = ['id', 'title', ...(text ? [text] : []), ...(image === 'null' ? [] : [image.split('[')[0]])]
  draft.replace(
    file,
    /\n\}\s*$/,
    `
  ${camel(recipe.id)}: {
    target: '${target}',
    marks: '${target === 'content' ? 'bar' : 'share'}',
    comments: true,
    addressOf: (id) => to('${recipe.id}', { ${param === 'id' ? 'id' : `${param}: id`} }),
    ${hasThreads ? `commentAddressOf: (${param}, id) => to('${recipe.id}-comment', { ${param}, id }),\n    ` : ''}shareOf: ({ ${picked.join(', ')} }) => ({
      id,
      ${target === 'content' ? '' : `target: '${target === 'post' ? 'post' : 'page'}',\n      `}title,
      text: ${text ? `(${text} ?? '').slice(0, 80)` : "''"},
      image: ${image},
      address: to('${recipe.id}', { ${param === 'id' ? 'id' : `${param}: id`} }),
    }),
  } satisfies ContentKind<${type}>,
}
`,
  )
}
