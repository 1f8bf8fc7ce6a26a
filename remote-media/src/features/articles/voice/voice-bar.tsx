import { Headphones } from '@plaza/shared/ui'
import { Equaliser } from '../../../player/equaliser'
import { t } from '../article.text'
import classes from './read-aloud.module.css'

interface BarProps {
  speaking: boolean
  paused: boolean
  /** What is offered while nothing is read. */
  label: string
  length?: string
  onTap: () => void
}

export function VoiceBar({ speaking, paused, label, length, onTap }: BarProps) {
  return (
    <button type="button" className={classes.bar} onClick={onTap}>
      <span className={classes.sign} aria-hidden="true">
        {speaking || paused ? <Equaliser moving={speaking} /> : <Headphones />}
      </span>
      <span>{speaking ? t.pause() : paused ? t.goOn() : label}</span>
      {length && <span className={classes.length}>{length}</span>}
    </button>
  )
}
