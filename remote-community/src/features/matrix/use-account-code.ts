import type { MatrixAccount } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'
import { qrPicture } from '@plaza/shared/ui'
import { useEffect, useState } from 'react'

interface AccountCode {
  picture: File
  url: string
}

/**
 * The QR code of an account: what its editors gave, or the address of its page here. Null until the page knows its own
 * address.
 */
export function useAccountCode({ id, code, wechat_id }: MatrixAccount): AccountCode | null {
  const [drawn, setDrawn] = useState<AccountCode | null>(null)
  useEffect(() => {
    const picture = qrPicture(code ?? new URL(to('matrix-account', { id }), location.href).href, wechat_id)
    const url = URL.createObjectURL(picture)
    setDrawn({ picture, url })
    return () => URL.revokeObjectURL(url)
  }, [id, code, wechat_id])
  return drawn
}
