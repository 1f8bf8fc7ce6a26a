import type { AnswerTemplate, DepartmentChoice } from '@plaza/shared/operations'
import { defineTexts, language } from '@plaza/shared/text'
import { useState } from 'react'
import { usePolled } from '../calls/use-polled'
import { Button } from '../parts/button'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import classes from './departments.module.css'
import { namesOf } from './template.model'
import { TemplateDialog } from './template-dialog'

const t = defineTexts({
  add: { en: 'New template', zh: '新建模板' },
  edit: { en: (title: string) => `Edit ${title}`, zh: (title: string) => `编辑 ${title}` },
  change: { en: 'Edit', zh: '编辑' },
  none: { en: 'Answers that you write often go here.', zh: '常用的答复可以存为模板。' },
})

/** The texts from which the operator's departments answer. */
export function Templates() {
  const templates = usePolled<{ list: readonly AnswerTemplate[] }>('departments/templates')
  const departments = usePolled<{ list: readonly DepartmentChoice[] }>('departments')
  const [open, setOpen] = useState<AnswerTemplate | 'new' | null>(null)
  const own = namesOf(
    (departments.data?.list ?? []).filter((one) => one.own),
    language(),
  )
  const names = Object.fromEntries(own)
  return (
    <section>
      <div className={classes.bar}>
        <Button kind="primary" disabled={own.length === 0} onClick={() => setOpen('new')}>
          {t.add()}
        </Button>
      </div>
      <PolledContent of={templates} waiting={<Skeleton height={200} />}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title={t.none()} />
          ) : (
            <ul className={classes.templates}>
              {list.map((template) => (
                <li key={template.id}>
                  <div>
                    <h2>{template.title}</h2>
                    <p className={classes.step}>
                      {names[template.department]} · {template.changedBy}
                    </p>
                    <p className={classes.words}>{template.text}</p>
                  </div>
                  <Button aria-label={t.edit(template.title)} onClick={() => setOpen(template)}>
                    {t.change()}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </PolledContent>
      {open && (
        <TemplateDialog
          template={open === 'new' ? null : open}
          departments={own}
          onDone={(list) => {
            templates.put({ list })
            setOpen(null)
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}
