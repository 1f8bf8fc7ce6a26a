import type { ActivityState } from '@plaza/shared/api'
import { Tag } from '@plaza/shared/ui'
import { stateText } from './activity.text'

const tones = {
  upcoming: 'blue',
  open: 'accent',
  full: 'gold',
  running: 'green',
  ended: 'grey',
  cancelled: 'grey',
} as const satisfies Record<ActivityState, string>

export function StateTag({ state }: { state: ActivityState }) {
  return <Tag tone={tones[state]}>{stateText[state]()}</Tag>
}
