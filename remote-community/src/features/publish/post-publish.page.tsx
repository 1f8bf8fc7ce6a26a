import { anyText, useQueryState } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { PostEditor } from './post-editor'

export default function PostPublishPage() {
  const { id = '' } = useParams()
  const [{ topic }] = useQueryState({ topic: anyText })
  return <PostEditor key={id} circle={id} kind="post" topic={topic} />
}
