import type { CSSProperties } from 'react'
import classes from './slider.module.css'

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  /** What a screen reader says in place of the number. */
  valueText?: string
  /** 0 to 1: how much is loaded behind the knob. */
  buffered?: number
  disabled?: boolean
  /** While it is moved. */
  onInput: (value: number) => void
  /** When it is let go. */
  onCommit?: (value: number) => void
}

/** A range to move by thumb, mouse or keys. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  valueText,
  buffered = 0,
  disabled,
  onInput,
  onCommit,
}: SliderProps) {
  const share = max > min ? (value - min) / (max - min) : 0
  return (
    <input
      type="range"
      className={classes.slider}
      style={{ '--share': share, '--buffered': buffered } as CSSProperties}
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      onChange={(event) => onInput(Number(event.target.value))}
      onPointerUp={(event) => onCommit?.(Number(event.currentTarget.value))}
      onKeyUp={(event) => onCommit?.(Number(event.currentTarget.value))}
    />
  )
}
