import type { AnyEndpoint } from '../../../shared/src/api'
import { actionInputOf } from './inputs'
import { groupOf, memberOf, type PagePlan } from './plan'
import { textRow, wordsOfAction } from './words'

/** Text rows of the buttons, and of what is said afterwards. */
export const actionTexts = ({ actions }: PagePlan): string[] =>
  actions.flatMap((action) => {
    const member = memberOf(action)
    const [label, done] = wordsOfAction(member)
    const question: [string, string] = [`${label[0]}?`, `确定${label[1]}吗？`]
    return [
      textRow(member, label),
      textRow(`${member}Done`, done),
      ...(action.method === 'DELETE' ? [textRow(`${member}Sure`, question)] : []),
    ]
  })

/** A call with its confirmation, its toast, and what is asked again afterwards. */
const hookOf = (action: AnyEndpoint, shown: AnyEndpoint) => {
  const member = memberOf(action)
  const confirm =
    action.method === 'DELETE'
      ? `confirm: () => ({ title: t.${member}Sure(), confirmText: t.${member}(), danger: true }), `
      : ''
  return `  const ${member} = useAction(${action.id}, { ${confirm}successMessage: t.${member}Done, refreshes: [${shown.id}] })\n`
}

const buttonOf = (action: AnyEndpoint, look: string) => {
  const member = memberOf(action)
  return `<Button ${look} loading={${member}.busy} onClick={() => void ${member}.run(${actionInputOf(action)})}>{t.${member}()}</Button>`
}

export const hooksOf = ({ actions }: PagePlan, shown: AnyEndpoint): string =>
  actions.map((action) => hookOf(action, shown)).join('')

export const buttonsOf = ({ actions }: PagePlan, look: string): string => {
  const buttons = actions.map((action, index) =>
    buttonOf(action, index > 0 && !look.includes('kind=') ? `${look} kind="secondary"` : look),
  )
  return buttons.length > 1 ? `<>${buttons.join('\n')}</>` : buttons.join('')
}

/** Groups of endpoints that a page's files name. */
export const groupsOf = ({ shown, form, actions }: PagePlan): string[] =>
  [shown, form, ...actions].flatMap((endpoint) => (endpoint ? [groupOf(endpoint)] : []))
