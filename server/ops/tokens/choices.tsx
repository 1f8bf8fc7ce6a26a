import { Group } from '../parts/field'
import classes from './tokens.module.css'

interface ChoicesProps<T extends string> {
  label: string
  help?: string | undefined
  all: readonly T[]
  nameOf(one: T): string
  chosen: readonly T[]
  onChange(chosen: readonly T[]): void
}

/** Boxes to tick. */
export const Choices = <T extends string>({ label, help, all, nameOf, chosen, onChange }: ChoicesProps<T>) => (
  <Group label={label} help={help}>
    <div className={classes.kinds}>
      {all.map((one) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />
          {nameOf(one)}
        </label>
      ))}
    </div>
  </Group>
)
