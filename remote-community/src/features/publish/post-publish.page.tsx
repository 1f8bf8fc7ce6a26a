import { anyText, useQueryState } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { Desk } from './desk'

export default function PostPublishPage() {
  const { id = '' } = useParams()
  const [{ topic }] = useQueryState({ topic: anyText })
  return <Desk key={id} circle={id} kind="post" topic={topic} />
}
