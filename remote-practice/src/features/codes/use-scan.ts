import { type Scan, scans } from '@plaza/shared/api'
import { useAction } from '@plaza/shared/host'
import { useEffect, useState } from 'react'

/** What a code means, asked once for each. */
export function useScan(code: string) {
  const [data, setData] = useState<Scan | null>(null)
  const read = useAction(scans.read, { onDone: setData, refreshes: [scans.mine] })
  const { run } = read
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code
  useEffect(() => void run({ body: { code } }), [code])
  return { data, failed: read.failed, retry: () => void run({ body: { code } }) }
}
