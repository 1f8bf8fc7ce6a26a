import { useParams } from '@plaza/shared/router'
import { AtlasView } from './atlas-view'

export default function AtlasPage() {
  const { aid = '' } = useParams()
  return <AtlasView key={aid} id={aid} />
}
