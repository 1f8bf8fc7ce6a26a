import { defineTexts, type Language, languages } from '@plaza/shared/text'
import { languageName, type Shell, shellName, shells } from '../overview/rule.model'
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
  languages: { en: 'Languages', zh: '语言' },
  app: { en: 'Version of the app', zh: 'App 版本' },
  appHelp: {
    en: '3.2..4.0: from 3.2, before 4.0. Empty: all, and outside the app.',
    zh: '3.2..4.0 表示 3.2 起、4.0 之前。不填则不限，包括 App 之外。',
  },
})

interface ScopeFieldsProps {
  value: ScopeDraft
  problem: string | undefined
  appProblem?: string | undefined
  onChange(value: ScopeDraft): void
}

/** Scope: shells and regions. */
export function ScopeFields({ value, problem, appProblem, onChange }: ScopeFieldsProps) {
  const toggle = (shell: Shell) =>
    onChange({ ...value, shells: shells.filter((one) => (one === shell) !== value.shells.includes(one)) })
  const speak = (language: Language) =>
    onChange({
      ...value,
      languages: languages.filter((one) => (one === language) !== value.languages.includes(one)),
    })
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
      <Group label={t.languages()}>
        <div className={classes.chips}>
          {languages.map((language) => (
            <label key={language} className={classes.chip}>
              <input type="checkbox" checked={value.languages.includes(language)} onChange={() => speak(language)} />
              <span>{languageName(language)}</span>
            </label>
          ))}
        </div>
      </Group>
      <Field label={t.app()} help={t.appHelp()} error={appProblem}>
        <input
          className={inputClass}
          autoComplete="off"
          placeholder="3.2..4.0"
          value={value.app}
          onChange={(event) => onChange({ ...value, app: event.target.value })}
        />
      </Field>
    </>
  )
}
