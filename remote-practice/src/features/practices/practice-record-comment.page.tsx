import { useParams } from '@plaza/shared/router'
import { PracticeScreen } from './view/practice-screen'

export default function PracticeRecordCommentPage() {
  const { aid = '', id = '' } = useParams()
  return <PracticeScreen id={aid} form="record" comment={id} />
}
