import type { AnyEndpoint } from '../../../shared/src/api'
import { pascal } from '../draft'
import { groupsOf } from './actions'
import {
  draftType,
  type FormField,
  formFieldsOf,
  hasKey,
  hasSecret,
  idFieldsOf,
  isShownLimit,
  keyOfField,
  maxOf,
  optionsOf,
} from './form-fields'
import { withImports } from './imports'
import { paramsOf } from './inputs'
import type { PagePlan } from './plan'
import { textRow, wordsOfField, wordsOfOption } from './words'

export const formTextFile = (id: string) => `${id}.text`

/** Words of a form, and of its choices. */
export function formTexts({ recipe }: PagePlan, form: AnyEndpoint): string {
  const fields = formFieldsOf(form)
  const choices = fields.filter(({ kind }) => kind === 'choice')
  const words = fields.some(({ kind }) => kind === 'words')
  const rows = [
    textRow('heading', [recipe.title, recipe.titleZh]),
    ...fields
      .filter(({ kind }) => kind !== 'images')
      .map((field) => textRow(keyOfField(field), wordsOfField(field.name))),
    ...(words ? [textRow('commas', ['Separate them by commas', '用逗号分隔'])] : []),
    textRow('send', ['Send', '提交']),
    textRow('sent', ['Sent', '已提交']),
    textRow('fault', ['Please check this', '请检查此项']),
    textRow('faults', ['Please check the marked fields', '请检查标出的内容']),
  ]
  const tables = choices.map(
    (field) =>
      `\nexport const ${keyOfField(field)}Text = defineTexts({\n${field.options
        .map((option) => textRow(typeof option === 'number' ? String(option) : option, wordsOfOption(option)))
        .join('\n')}\n})\n`,
  )
  return withImports(`export const t = defineTexts({\n${rows.join('\n')}\n})\n${tables.join('')}`, [])
}

function control(field: FormField): string {
  const key = keyOfField(field)
  const limit = field.max > 0 ? ` max={${maxOf(field)}}` : ''
  const common = `label={t.${key}()} value={draft.${key}} onChange={(value) => change({ ${key}: value })} error={errorOf('${key}')}`
  const controls: Record<FormField['kind'], string> = {
    text: `<Field ${common} />`,
    area: `<TextArea ${common}${limit} />`,
    tel: `<Field type="tel" inputMode="numeric" autoComplete="tel" ${common} />`,
    code: `<Field inputMode="numeric" autoComplete="one-time-code" ${common} />`,
    secret: `<Field type="password" autoComplete="${field.name === 'old_password' ? 'current' : 'new'}-password" ${common} />`,
    words: `<Field help={t.commas()} ${common} />`,
    moment: `<Field type="datetime-local" ${common} />`,
    date: `<Field type="date" ${common} />`,
    money: `<Field inputMode="decimal" ${common} />`,
    choice: `<Select options={${optionsOf(field)}.map((value) => ({ value, label: ${key}Text[value]() }))} ${common} />`,
    score: `<Cell title={t.${key}()} value={<Rating label={t.${key}()} value={draft.${key} ?? 0} onChange={(stars) => change({ ${key}: ${optionsOf(field)}.find((one) => one === stars) ?? null })} />} />`,
    images: `<ImagePicker value={draft.${key}} max={${maxOf(field)}} upload={uploads.upload} onChange={(add) => change(({ ${key} }) => ({ ${key}: add(${key}) }))} onProblem={uploads.onProblem} onWaiting={uploads.setWaiting} />`,
    flag: `<Checkbox checked={draft.${key}} onChange={(value) => change({ ${key}: value })}>{t.${key}()}</Checkbox>`,
    accept: `<Checkbox checked={draft.${key}} onChange={(value) => change({ ${key}: value })}>{t.${key}()}</Checkbox>`,
  }
  return controls[field.kind]
}

const hasImages = (fields: readonly FormField[]) => fields.some(({ kind }) => kind === 'images')
const hasErrors = (fields: readonly FormField[]) =>
  fields.some(({ kind }) => !['score', 'images', 'flag', 'accept'].includes(kind))

/** The fields of a form. */
export function fieldsText({ recipe }: PagePlan, form: AnyEndpoint): string {
  const fields = formFieldsOf(form)
  const type = draftType(recipe.id)
  const component = `${pascal(recipe.id)}Fields`
  const errors = hasErrors(fields)
  const props = ['draft', 'change', ...(errors ? ['faults'] : []), ...(hasImages(fields) ? ['uploads'] : [])]
  const code = `interface ${component}Props {
  draft: ${type}
  change: (part: Partial<${type}> | ((held: ${type}) => Partial<${type}>)) => void
  ${errors ? `/** Fields to mark; none before the first attempt to send. */\n  faults: readonly (keyof ${type})[]` : ''}
  ${hasImages(fields) ? 'uploads: PictureUploads' : ''}
}

export function ${component}({ ${props.join(', ')} }: ${component}Props) {
  ${errors ? `const errorOf = (field: keyof ${type}) => (faults.includes(field) ? t.fault() : undefined)` : ''}
  return (
    ${fields.length > 1 ? '<>' : ''}
      ${fields.map(control).join('\n      ')}
    ${fields.length > 1 ? '</>' : ''}
  )
}
`
  const constants = fields.flatMap((field) => [
    ...(field.options.length > 0 ? [optionsOf(field)] : []),
    ...(isShownLimit(field) ? [maxOf(field)] : []),
  ])
  const texts = fields.filter(({ kind }) => kind === 'choice').map((field) => `${keyOfField(field)}Text`)
  const used = constants.filter((name) => new RegExp(`\\b${name}\\b`).test(code))
  return withImports(code, [])
    .replace(/^\n/, '')
    .replace(
      /^/,
      `import { ${['t', ...texts].join(', ')} } from './${formTextFile(recipe.id)}'\nimport { ${[...used, `type ${type}`].join(', ')} } from './${recipe.id}-draft.model'\n`,
    )
}

/** State of what is typed: stored on the device, unless it holds secrets. */
function draftState(secret: boolean, form: AnyEndpoint, name: string): string {
  if (!secret)
    return `  const pen = useDraft(${name}, { empty: emptyDraft, isWritten })
  const { leave } = useLeaveGuard(${name}, isWritten(pen.draft))
  const { draft, change } = pen
`
  return `  const [draft, setDraft] = useState(() => emptyDraft(${hasKey(form) ? 'newKey()' : "''"}))
  const change: Change = (part) => setDraft((held) => ({ ...held, ...(typeof part === 'function' ? part(held) : part) }))
`
}

/** The page of a form: what was typed stays after a failure, two taps send once, a toast says that it was sent. */
export function formPage(plan: PagePlan, form: AnyEndpoint): string {
  const { recipe, reads, shown, input, component } = plan
  const fields = formFieldsOf(form)
  const secret = hasSecret(fields)
  const ids = [...new Set([...paramsOf(form), ...idFieldsOf(form)])].map((name) => {
    const variable = reads.variableOf(name)
    return variable === name ? name : `${name}: ${variable}`
  })
  const pictures = hasImages(fields)
  const errors = hasErrors(fields)
  const element = `<${pascal(recipe.id)}Fields draft={draft} change={change}${errors ? ' faults={checked ? faultsOf(draft) : []}' : ''}${pictures ? ' uploads={uploads}' : ''} />`
  const body = `${secret ? '' : '<DraftNote pen={pen} />\n'}<Form id={FORM} onSubmit={submit}>${element}</Form>`
  const variables = [...reads.params, ...reads.query]
  const name = variables.length > 0 ? `\`\${FORM}.\${${variables.join('}.${')}}\`` : 'FORM'
  const code = `const FORM = '${recipe.id}'
${secret ? `type Change = Parameters<typeof ${pascal(recipe.id)}Fields>[0]['change']\n` : ''}
export default function ${component}() {
${reads.statements()}  const host = useHost()
${secret || name === 'FORM' ? '' : `  const name = ${name}\n`}${draftState(secret, form, name === 'FORM' ? 'FORM' : 'name')}${pictures ? '  const uploads = usePictureUploads()\n' : ''}${errors ? '  const [checked, setChecked] = useState(false)\n' : ''}${shown ? `  const answer = useResource(${shown.id}, ${input})\n` : ''}  const send = useAction(${form.id}, {
    successMessage: t.sent,
    onDone: () => {
      ${secret ? '' : 'pen.startAnew()\n      '}host.back()
    },
  })
  const submit = () => {
    ${errors ? 'setChecked(true)\n    ' : ''}const input = toInput(draft${ids.length > 0 ? `, { ${ids.join(', ')} }` : ''})
    if (input) void send.run(input)
    else host.ui.toast(t.faults())
  }
  return (
    <PageFrame
      title={t.heading()}
      plain
      ${secret ? '' : 'onBack={leave}'}
      footer={
        <BottomBar>
          <Button type="submit" form={FORM} block loading={send.busy}${pictures ? ' disabled={uploads.waiting > 0}' : ''}>{t.send()}</Button>
        </BottomBar>
      }
    >
      ${shown ? `<Async of={answer} skeleton={<CellsSkeleton />}>{() => <>${body}</>}</Async>` : body}
    </PageFrame>
  )
}
`
  const model = ['emptyDraft', ...(errors ? ['faultsOf'] : []), ...(secret ? [] : ['isWritten']), 'toInput']
  const own = `import { t } from './${formTextFile(recipe.id)}'\nimport { ${model.join(', ')} } from './${recipe.id}-draft.model'\nimport { ${pascal(recipe.id)}Fields } from './${recipe.id}-fields'\n`
  return own + withImports(code, groupsOf(plan))
}
