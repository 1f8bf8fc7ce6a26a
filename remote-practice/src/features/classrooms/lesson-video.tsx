import type { Lesson } from '@plaza/shared/api'
import { PostVideo } from '@plaza/shared/ui'
import { useEffect, useRef } from 'react'

interface LessonVideoProps {
  video: NonNullable<Lesson['video']>
  /** Seconds at which it was left. */
  from: number
  /** Told when it pauses or ends. */
  onLeave: (seconds: number, ended: boolean) => void
}

/** Less than this before its end, a film begins anew. */
const NEAR_END_SECONDS = 2

/** The film of a lesson, which goes on where it was left. */
export function LessonVideo({ video, from, onLeave }: LessonVideoProps) {
  const box = useRef<HTMLDivElement>(null)
  const leave = useRef(onLeave)
  leave.current = onLeave
  useEffect(() => {
    const element = box.current?.querySelector('video')
    if (!element) return
    const begin = () => {
      if (from > 0 && from < video.seconds - NEAR_END_SECONDS) element.currentTime = from
    }
    const pause = () => {
      if (!element.ended) leave.current(Math.floor(element.currentTime), false)
    }
    const end = () => leave.current(Math.floor(element.currentTime), true)
    element.addEventListener('loadedmetadata', begin)
    element.addEventListener('pause', pause)
    element.addEventListener('ended', end)
    return () => {
      element.removeEventListener('loadedmetadata', begin)
      element.removeEventListener('pause', pause)
      element.removeEventListener('ended', end)
    }
  }, [from, video.seconds])
  return (
    <div ref={box}>
      <PostVideo video={video} eager />
    </div>
  )
}
