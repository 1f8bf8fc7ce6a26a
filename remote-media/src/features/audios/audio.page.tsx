import { useParams } from '@plaza/shared/router'
import { AudioView } from './audio-view'

export default function AudioPage() {
  const { aid = '' } = useParams()
  return <AudioView key={aid} id={aid} />
}
