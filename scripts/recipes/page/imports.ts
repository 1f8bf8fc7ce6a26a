/** Names that generated files may use, by module. */
const modules: Readonly<Record<string, readonly string[]>> = {
  '@plaza/shared/format': ['count', 'formatYuan', 'momentOf', 'parseYuan'],
  '@plaza/shared/host': ['anyText', 'useAction', 'useHost', 'usePaged', 'useQueryState', 'useResource'],
  '@plaza/shared/router': ['useParams'],
  '@plaza/shared/routes': ['to'],
  '@plaza/shared/samples': ['sampleOf'],
  '@plaza/shared/text': ['defineTexts'],
  '@plaza/shared/testing': ['failing', 'pending', 'person', 'type Answers'],
  '@plaza/shared/ui': [
    ...['Async', 'BottomBar', 'Button', 'Cell', 'CellGroup', 'CellsSkeleton', 'Checkbox', 'ContentPage', 'DraftNote'],
    ...['EmptyState', 'Field', 'Form', 'ImagePicker', 'Img', 'PagedList', 'PageFrame', 'PullToRefresh', 'Rating'],
    ...['RichText', 'Select', 'TextArea', 'TimeAgo', 'newKey', 'useDraft', 'useLeaveGuard', 'usePictureUploads'],
    ...['type DraftEditor', 'type PickedImage', 'type PictureUploads'],
  ],
  '@testing-library/react': ['fireEvent', 'screen', 'waitFor', 'within'],
  react: ['useState'],
  vitest: ['describe', 'expect', 'it'],
}

/** Names that are neither called nor rendered. */
const values = ['anyText', 'pending']

/** Whether code calls, renders or names it as a type. */
function isUsed(name: string, code: string): boolean {
  if (name.startsWith('type ')) return new RegExp(`(: |<|\\[)(readonly )?${name.slice(5)}\\b`).test(code)
  if (values.includes(name)) return new RegExp(`(?<![.\\w])${name}\\b`).test(code)
  return new RegExp(`<${name}\\b|\\b${name}[(<.]`).test(code)
}

const importLine = (module: string, names: readonly string[]) =>
  names.length > 0 ? `import { ${names.join(', ')} } from '${module}'\n` : ''

/** The code with imports of what it uses; `groups` are groups of endpoints, `own` the names of neighbour files. */
export function withImports(
  code: string,
  groups: readonly string[],
  own: Readonly<Record<string, readonly string[]>> = {},
): string {
  const withoutStrings = code.replace(/'[^'\n]*'/g, "''")
  const used = (names: readonly string[]) => names.filter((name) => isUsed(name, withoutStrings))
  const types = used(['type DataOf', 'type InputOf'])
  const values = [...new Set(groups)].filter((name) => new RegExp(`(?<!typeof )\\b${name}\\.`).test(withoutStrings))
  const typed = [...new Set(groups)].filter(
    (name) => !values.includes(name) && new RegExp(`typeof ${name}\\.`).test(withoutStrings),
  )
  const api = [...types, ...values, ...typed.map((name) => `type ${name}`)]
  const shared = Object.entries(modules).map(([module, names]) => importLine(module, used(names)))
  const neighbours = Object.entries(own).map(([file, names]) => importLine(file, used(names)))
  return [importLine('@plaza/shared/api', api), ...shared, ...neighbours, '\n', code].join('')
}
