import type { Speaker } from '@plaza/shared/api'
import { Avatar } from '@plaza/shared/ui'
import classes from './organisation-choice.module.css'
import { t } from './speakers.text'

interface OrganisationChoiceProps {
  list: readonly Speaker[]
  value: string
  onChoose: (id: string) => void
}

export function OrganisationChoice({ list, value, onChoose }: OrganisationChoiceProps) {
  return (
    <ul className={classes.row} aria-label={t.choose()} data-swipes-itself>
      {list.map(({ id, name, avatar }) => (
        <li key={id}>
          <button type="button" className={classes.face} aria-pressed={id === value} onClick={() => onChoose(id)}>
            <span className={classes.ring}>
              <Avatar src={avatar} name={name} size={52} />
            </span>
            <span className={classes.name}>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
