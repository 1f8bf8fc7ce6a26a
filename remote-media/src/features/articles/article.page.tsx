import { useParams } from '@plaza/shared/router'
import { useState } from 'react'

export default function ArticlePage() {
  const { aid } = useParams()
  const [n, setN] = useState(0)
  return <button type="button" onClick={() => setN(n + 1)}>article {aid} {n}</button>
}
