import { defineTexts } from '@plaza/shared/text'
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  TemplatesType,
} from '@rjsf/utils'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { Button } from '../../parts/button'
import classes from './form.module.css'

const t = defineTexts({
  add: { en: 'Add', zh: '添加' },
  remove: { en: 'Remove', zh: '移除' },
  up: { en: 'Move up', zh: '上移' },
  down: { en: 'Move down', zh: '下移' },
  needed: { en: 'needed', zh: '必填' },
})

/** Lists and groups have a legend of their own. */
const isGroup = ({ type }: { type?: unknown }) => type === 'object' || type === 'array'

/** What the server refused of a field. */
const Refused = ({ id, errors = [] }: { id: string; errors: readonly string[] | undefined }) =>
  errors.length > 0 && (
    <p id={`${id}-refused`} role="alert" className={classes.refused}>
      {errors.join(' ')}
    </p>
  )

const ITEM = /_(\d+)$/

/** An item of a list is called by its place in it. */
function itemNumber(id: string): string | undefined {
  const [, index] = ITEM.exec(id) ?? []
  return index === undefined ? undefined : String(Number(index) + 1)
}

function FieldTemplate({ id, label, required, hidden, schema, rawErrors, children }: FieldTemplateProps) {
  if (hidden) return null
  if (isGroup(schema) || schema.type === 'boolean')
    return (
      <>
        {children}
        <Refused id={id} errors={rawErrors} />
      </>
    )
  return (
    <div className={classes.field}>
      {label && (
        <label htmlFor={id} className={classes.label}>
          {itemNumber(id) ?? label}
          {required && <span className={classes.needed}> · {t.needed()}</span>}
        </label>
      )}
      {children}
      <Refused id={id} errors={rawErrors} />
    </div>
  )
}

const Fields = ({ properties }: Pick<ObjectFieldTemplateProps, 'properties'>) =>
  properties.map(({ name, content }) => <div key={name}>{content}</div>)

const isItem = (path: readonly unknown[]) => typeof path.at(-1) === 'number'

/** The document, an item of a list, or a group of fields, which is folded if it may be left out. */
function ObjectFieldTemplate({
  title,
  properties,
  required,
  fieldPathId,
  formData,
  errorSchema,
}: ObjectFieldTemplateProps) {
  const { path } = fieldPathId
  if (path.length === 0 || isItem(path))
    return (
      <div className={path.length === 0 ? classes.form : classes.group}>
        <Fields properties={properties} />
      </div>
    )
  if (required)
    return (
      <fieldset className={classes.group}>
        <legend className={classes.label}>{title}</legend>
        <Fields properties={properties} />
      </fieldset>
    )
  return (
    <details className={classes.fold} open={Object.keys({ ...formData, ...errorSchema }).length > 0}>
      <summary className={classes.label}>{title}</summary>
      <div className={classes.group}>
        <Fields properties={properties} />
      </div>
    </details>
  )
}

const ArrayFieldTemplate = ({ title, items, canAdd, onAddClick }: ArrayFieldTemplateProps) => (
  <fieldset className={classes.group}>
    {title && <legend className={classes.label}>{title}</legend>}
    {items}
    {canAdd && (
      <div>
        <Button onClick={() => onAddClick()} aria-label={[t.add(), title].filter(Boolean).join(' · ')}>
          <Plus /> {t.add()}
        </Button>
      </div>
    )}
  </fieldset>
)

const ArrayFieldItemTemplate = ({ children, buttonsProps }: ArrayFieldItemTemplateProps) => (
  <div className={classes.item} data-item>
    <div className={classes.itemFields}>{children}</div>
    <div className={classes.itemButtons}>
      {buttonsProps.hasMoveUp && (
        <Button kind="quiet" aria-label={t.up()} onClick={buttonsProps.onMoveUpItem}>
          <ArrowUp />
        </Button>
      )}
      {buttonsProps.hasMoveDown && (
        <Button kind="quiet" aria-label={t.down()} onClick={buttonsProps.onMoveDownItem}>
          <ArrowDown />
        </Button>
      )}
      <Button kind="quiet" aria-label={t.remove()} onClick={buttonsProps.onRemoveItem}>
        <X />
      </Button>
    </div>
  </div>
)

/** The look of `/ops` for forms that are made of schemas. */
export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
}
