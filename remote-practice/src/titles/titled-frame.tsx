import type { PracticeHeading } from '@plaza/shared/api'
import { PageFrame } from '@plaza/shared/ui'
import type { ComponentProps } from 'react'
import { useTitles } from './use-titles'

interface TitledFrameProps extends ComponentProps<typeof PageFrame> {
  heading: PracticeHeading
}

/** Frame of a page whose heading the practice config may rename; `title` is its own. */
export function TitledFrame({ heading, title, ...frame }: TitledFrameProps) {
  const titleOf = useTitles()
  return <PageFrame {...frame} title={titleOf(heading, title)} />
}
