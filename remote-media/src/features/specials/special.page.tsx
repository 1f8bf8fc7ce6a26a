import { useParams } from '@plaza/shared/router'
import { SpecialView } from './special-view'

export default function SpecialPage() {
  const { aid = '' } = useParams()
  return <SpecialView key={aid} id={aid} />
}
