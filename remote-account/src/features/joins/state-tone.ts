import type { JoinState } from '@plaza/shared/api'
import type { Tone } from '@plaza/shared/ui'

export const tones: Readonly<Record<JoinState, Tone>> = {
  received: 'blue',
  reviewing: 'gold',
  accepted: 'green',
  refused: 'red',
  withdrawn: 'grey',
}
