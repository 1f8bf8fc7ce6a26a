import { useParams } from '@plaza/shared/router'
import { VideoView } from './video-view'

export default function VideoPage() {
  const { aid = '' } = useParams()
  return <VideoView key={aid} id={aid} />
}
