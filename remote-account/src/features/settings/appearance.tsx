import type { VoiceKind } from '@plaza/shared/api'
import { type ThemeChoice, useHost, useSettings } from '@plaza/shared/host'
import type { Language } from '@plaza/shared/text'
import { Cell, CellGroup, Segmented, Switch } from '@plaza/shared/ui'
import classes from './settings.module.css'
import { t } from './settings.text'
import { TextSize } from './text-size'

/** Each language is named in itself, whatever the current one is. */
const languageNames: readonly { id: Language; label: string }[] = [
  { id: 'zh-CN', label: '简体中文' },
  { id: 'en', label: 'English' },
]
const themes: readonly { id: ThemeChoice; label: () => string }[] = [
  { id: 'system', label: t.system },
  { id: 'light', label: t.light },
  { id: 'dark', label: t.dark },
]

const voices: readonly { id: VoiceKind | 'usual'; label: () => string }[] = [
  { id: 'usual', label: t.usual },
  { id: 'female', label: t.female },
  { id: 'male', label: t.male },
]

/** Each change applies at once and is stored. */
export function Appearance() {
  const { settings } = useHost()
  const { language, theme, elder, voice = 'usual' } = useSettings((state) => state)
  return (
    <CellGroup title={t.reading()}>
      <div className={classes.choice}>
        <span>{t.language()}</span>
        <Segmented
          items={languageNames}
          value={language}
          label={t.language()}
          onChange={(next) => settings.change({ language: next })}
        />
      </div>
      <div className={classes.choice}>
        <span>{t.theme()}</span>
        <Segmented
          items={themes.map(({ id, label }) => ({ id, label: label() }))}
          value={theme}
          label={t.theme()}
          onChange={(next) => settings.change({ theme: next })}
        />
      </div>
      <div className={classes.choice}>
        <span>{t.voice()}</span>
        <Segmented
          items={voices.map(({ id, label }) => ({ id, label: label() }))}
          value={voice}
          label={t.voice()}
          onChange={(next) => settings.change({ voice: next === 'usual' ? undefined : next })}
        />
      </div>
      <TextSize />
      <Cell
        title={t.elder()}
        note={t.elderNote()}
        value={<Switch checked={elder} quiet label={t.elder()} onChange={(on) => settings.change({ elder: on })} />}
      />
    </CellGroup>
  )
}
