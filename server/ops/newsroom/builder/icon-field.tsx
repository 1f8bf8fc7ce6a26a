import { iconsByName } from '@plaza/shared/cards/icons'
import { defineTexts } from '@plaza/shared/text'
import { FieldLabel } from '@puckeditor/core'
import { inputClass } from '../../parts/field'
import classes from './builder.module.css'
import type { PartProps } from './field-parts'

const t = defineTexts({
  choose: { en: 'Choose an icon', zh: '选择图标' },
  other: { en: 'Name, or address of a picture', zh: '名称或图片地址' },
  unknown: { en: 'There is no icon of this name: a plain one is shown.', zh: '没有这个图标，将显示默认图标。' },
})

const isAddress = (icon: string) => icon.startsWith('/') || icon.startsWith('https://')

/** Names of all drawings, each once: some have two names. */
const names = [...new Map(Object.entries(iconsByName).map(([name, Icon]) => [Icon, name])).values()]

function Icon({ name }: { name: string }) {
  const Drawing = iconsByName[name]
  if (isAddress(name)) return <img src={name} alt="" />
  return Drawing ? <Drawing /> : null
}

/** An icon of the app, chosen by its drawing, or a picture. */
export function IconField({ label, value = '', onChange }: PartProps<string>) {
  return (
    <FieldLabel label={label} el="div">
      <div className={classes.picture}>
        <span className={classes.icon}>
          <Icon name={value} />
        </span>
        <input
          className={inputClass}
          aria-label={label}
          placeholder={t.other()}
          value={value}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      </div>
      {value !== '' && !isAddress(value) && !iconsByName[value] && <p className={classes.note}>{t.unknown()}</p>}
      <details>
        <summary className={classes.choose}>{t.choose()}</summary>
        <div className={classes.icons}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              className={classes.icon}
              aria-label={name}
              title={name}
              aria-pressed={iconsByName[name] === iconsByName[value]}
              onClick={() => onChange(name)}
            >
              <Icon name={name} />
            </button>
          ))}
        </div>
      </details>
    </FieldLabel>
  )
}
