import { useParams } from '@plaza/shared/router'
import { PracticeScreen } from './view/practice-screen'

export default function PracticeRecordPage() {
  const { aid = '' } = useParams()
  return <PracticeScreen id={aid} form="record" />
}
