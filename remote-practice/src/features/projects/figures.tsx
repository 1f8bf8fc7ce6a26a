import type { ProjectFigure } from '@plaza/shared/api'
import { nameOf } from '@plaza/shared/text'
import classes from './projects.module.css'

/** Numbers side by side; nothing without any. */
export function Figures({ figures }: { figures: readonly ProjectFigure[] }) {
  if (figures.length === 0) return null
  return (
    <span className={classes.figures}>
      {figures.map(({ value, unit, unit_en, label, label_en }) => (
        <span key={label} className={classes.figure}>
          <b>
            {value}
            <small>{nameOf({ name: unit, name_en: unit_en })}</small>
          </b>
          <span>{nameOf({ name: label, name_en: label_en })}</span>
        </span>
      ))}
    </span>
  )
}
