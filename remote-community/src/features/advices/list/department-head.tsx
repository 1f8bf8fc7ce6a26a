import type { Department } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { AddressLink, ButtonLink, Pencil, Select } from '@plaza/shared/ui'
import { EVERY_DEPARTMENT } from '../advice.model'
import { t } from '../advice.text'
import classes from './department-head.module.css'

interface DepartmentHeadProps {
  departments: readonly Department[]
  chosen: string | undefined
  onChange: (id: string | undefined) => void
}

/** What the page is for, the way to the form, and the choice of a department. */
export function DepartmentHead({ departments, chosen, onChange }: DepartmentHeadProps) {
  const department = departments.find(({ id }) => id === chosen)
  const options = [
    { value: EVERY_DEPARTMENT, label: t.everyDepartment() },
    ...departments.map((one) => ({ value: one.id, label: nameOf(one) })),
  ]
  return (
    <section className={classes.head}>
      <p className={classes.intro}>
        {department ? nameOf({ name: department.intro, name_en: department.intro_en }) : t.intro()}
      </p>
      {department && (
        <a className={classes.phone} href={`tel:${department.phone}`}>
          {t.call(department.phone)}
        </a>
      )}
      <div className={classes.ways}>
        <ButtonLink to={to('advice-publish', {}, chosen ? { department: chosen } : {})} icon={<Pencil size={18} />}>
          {t.write()}
        </ButtonLink>
        <AddressLink className={classes.mine} to={to('interaction-record', { id: chosen ?? EVERY_DEPARTMENT })}>
          {t.mine()}
        </AddressLink>
      </div>
      <Select
        label={t.department()}
        quietLabel
        options={options}
        value={department ? department.id : EVERY_DEPARTMENT}
        onChange={(id) => onChange(id === EVERY_DEPARTMENT ? undefined : id)}
      />
    </section>
  )
}
