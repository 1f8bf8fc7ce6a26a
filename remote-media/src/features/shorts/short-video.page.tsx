import { useParams } from '@plaza/shared/router'
import { ShortsView } from './shorts-view'

export default function ShortVideoPage() {
  const { id = '' } = useParams()
  return <ShortsView key={id} from={id} />
}
