import { useHost, useSettings } from '@plaza/shared/host'
import { Slider } from '@plaza/shared/ui'
import { percentOf } from './settings.model'
import classes from './settings.module.css'
import { t } from './settings.text'

/** A sample sentence and the page itself preview the size. */
export function TextSize() {
  const { settings } = useHost()
  const multiple = useSettings((state) => state.multiple)
  const words = t.fontValue(percentOf(multiple))
  return (
    <div className={classes.size}>
      <div className={classes.sizeHead}>
        <span>{t.fontSize()}</span>
        <output className={classes.value}>{words}</output>
      </div>
      <p className={classes.sample}>{t.sample()}</p>
      <div className={classes.sizeLine}>
        <span className={classes.small} aria-hidden="true">
          {t.smaller()}
        </span>
        <Slider
          className={classes.slider}
          label={t.fontSize()}
          value={multiple}
          valueText={words}
          min={0.8}
          max={2}
          step={0.1}
          onChange={(next) => settings.change({ multiple: next })}
        />
        <span className={classes.large} aria-hidden="true">
          {t.larger()}
        </span>
      </div>
    </div>
  )
}
