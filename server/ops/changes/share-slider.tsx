import { defineTexts } from '@plaza/shared/text'
import { type CSSProperties, useId } from 'react'
import { percent } from '../parts/format'
import { marks, placeOf, shareAt, shares } from './share.model'
import classes from './share-slider.module.css'

const t = defineTexts({
  share: { en: 'Share of devices', zh: '设备比例' },
  exact: { en: 'Share in per cent', zh: '比例（%）' },
  everybody: { en: 'Everybody', zh: '所有人' },
  devices: { en: (share: string) => `${share} of devices`, zh: (share: string) => `${share} 的设备` },
})

interface ShareSliderProps {
  value: number
  problem: string | undefined
  onChange(value: number): void
}

const lastPlace = shares.length - 1
const inWords = (value: number): string => (value >= 100 ? t.everybody() : t.devices(percent(value)))

/** Share of devices: by slider, by mark, or typed with two decimals. */
export function ShareSlider({ value, problem, onChange }: ShareSliderProps) {
  const id = useId()
  const filled = `${(placeOf(value) / lastPlace) * 100}%`
  return (
    <div>
      <div className={classes.head}>
        <label htmlFor={id} className={classes.label}>
          {t.share()}
        </label>
        <span className={classes.typed}>
          <input
            type="number"
            className={classes.number}
            aria-label={t.exact()}
            aria-invalid={problem ? true : undefined}
            min={0}
            max={100}
            step="any"
            value={Number.isNaN(value) ? '' : value}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          %
        </span>
      </div>
      <input
        id={id}
        type="range"
        className={classes.range}
        style={{ '--filled': filled } as CSSProperties}
        min={0}
        max={lastPlace}
        value={Number.isNaN(value) ? 0 : placeOf(value)}
        aria-valuetext={inWords(value)}
        onChange={(event) => onChange(shareAt(event.target.valueAsNumber))}
      />
      <div className={classes.marks}>
        {marks.map((mark) => (
          <button
            key={mark}
            type="button"
            className={classes.mark}
            style={{ left: `${(placeOf(mark) / lastPlace) * 100}%` }}
            aria-pressed={value === mark}
            aria-label={t.devices(percent(mark))}
            onClick={() => onChange(mark)}
          >
            {mark}
          </button>
        ))}
      </div>
      {problem && <p className={classes.problem}>{problem}</p>}
    </div>
  )
}
