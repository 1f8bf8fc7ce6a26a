import type { CSSProperties } from 'react'
import { classNames } from '../class-names'
import classes from './slider.module.css'

export interface SliderProps {
  value: number
  /** 0 unless told. */
  min?: number
  max: number
  /** 1 unless told. */
  step?: number
  onChange: (value: number) => void
  /** Called on release. */
  onCommit?: (value: number) => void
  label: string
  /** The value in words (`1:05 of 3:20`). */
  valueText?: string
  /** A second bar behind the value, such as the buffered part; in the value's unit. */
  buffered?: number
  disabled?: boolean
  className?: string
}

/** A slider for finger, mouse and keyboard. */
export function Slider({
  value,
  min = 0,
  max,
  step = 1,
  onChange,
  onCommit,
  label,
  valueText,
  buffered,
  disabled,
  className,
}: SliderProps) {
  const share = (part: number) => `${max > min ? Math.min(100, Math.max(0, ((part - min) / (max - min)) * 100)) : 0}%`
  const style = { '--done': share(value), '--buffered': share(buffered ?? min) } as CSSProperties
  const commit = (target: EventTarget) => onCommit?.(Number((target as HTMLInputElement).value))
  return (
    <input
      type="range"
      className={classNames(classes.slider, className)}
      style={style}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      aria-label={label}
      aria-valuetext={valueText}
      data-swipes-itself
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      onPointerUp={(event) => commit(event.currentTarget)}
      onKeyUp={(event) => commit(event.currentTarget)}
    />
  )
}
