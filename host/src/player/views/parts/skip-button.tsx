import { IconButton, SkipBack, SkipForward } from '@plaza/shared/ui'
import { useStore } from 'zustand'
import { canSkip } from '../../player.model'
import { playerStore } from '../../player.store'
import { send } from '../../request-handlers'
import { t } from './views.text'

const icons = { next: SkipForward, previous: SkipBack }

/** Next or previous; dimmed but focusable while the player ignores it (product spec, section 4). */
export function SkipButton({ to, size }: { to: 'next' | 'previous'; size: number }) {
  const able = useStore(playerStore, canSkip)
  const Icon = icons[to]
  return (
    <IconButton
      label={t[to]()}
      aria-disabled={!able || undefined}
      icon={<Icon size={size} fill="currentColor" />}
      onClick={() => send({ type: to })}
    />
  )
}
