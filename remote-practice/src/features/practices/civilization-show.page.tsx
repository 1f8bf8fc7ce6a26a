import { useParams } from '@plaza/shared/router'
import { PracticeScreen } from './view/practice-screen'

export default function CivilizationShowPage() {
  const { id = '' } = useParams()
  return <PracticeScreen id={id} form="show" />
}
