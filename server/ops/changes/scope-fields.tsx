import { defineTexts } from '@plaza/shared/text'
import { type Shell, shellName, shells } from '../overview/rule.model'
import { Field, Group, inputClass } from '../parts/field'
import classes from './changes.module.css'
import type { ScopeDraft } from './scope.model'

const t = defineTexts({
  shells: { en: 'Shells', zh: '运行环境' },
  allShells: { en: 'None chosen: all of them.', zh: '不选即全部。' },
  regions: { en: 'Regions', zh: '地区' },
  regionsHelp: {
    en: 'Beginnings of adcodes: 3205 is a city, 32 a province. Empty: everywhere.',
    zh: '行政区划代码前缀：3205 为市，32 为省。不填即所有地区。',
  },
})

interface ScopeFieldsProps {
  value: ScopeDraft
  problem: string | undefined
  onChange(value: ScopeDraft): void
}

/** Scope: shells and regions. */
export function ScopeFields({ value, problem, onChange }: ScopeFieldsProps) {
  const toggle = (shell: Shell) =>
    onChange({ ...value, shells: shells.filter((one) => (one === shell) !== value.shells.includes(one)) })
  return (
    <>
      <Group label={t.shells()} help={t.allShells()}>
        <div className={classes.chips}>
          {shells.map((shell) => (
            <label key={shell} className={classes.chip}>
              <input type="checkbox" checked={value.shells.includes(shell)} onChange={() => toggle(shell)} />
              <span>{shellName(shell)}</span>
            </label>
          ))}
        </div>
      </Group>
      <Field label={t.regions()} help={t.regionsHelp()} error={problem}>
        <input
          className={inputClass}
          inputMode="text"
          autoComplete="off"
          placeholder="3205, 32"
          value={value.regions}
          onChange={(event) => onChange({ ...value, regions: event.target.value })}
        />
      </Field>
    </>
  )
}
