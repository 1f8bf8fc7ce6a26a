import type { ReleasePreviewLink } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import encode from 'qr'
import { useState } from 'react'
import { Button } from '../parts/button'
import { moment } from '../parts/format'
import classes from './previews.module.css'

const t = defineTexts({
  code: { en: 'QR code of the preview', zh: '预览二维码' },
  scan: {
    en: (until: string) => `Scan it with a phone. Good until ${until}.`,
    zh: (until: string) => `用手机扫码打开，有效期至 ${until}。`,
  },
  copy: { en: 'Copy the link', zh: '复制链接' },
  copied: { en: 'Copied', zh: '已复制' },
})

const pictureOf = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(encode(text, 'svg', { ecc: 'medium', border: 2 }))}`

/** The address of a preview, to scan or to copy. */
export function PreviewCode({ link: { address, until } }: { link: Pick<ReleasePreviewLink, 'address' | 'until'> }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => navigator.clipboard?.writeText(address).then(() => setCopied(true))
  return (
    <div className={classes.code}>
      <img src={pictureOf(address)} alt={t.code()} width={220} height={220} className={classes.picture} />
      <p>{t.scan(moment(until))}</p>
      <p className={classes.address}>{address}</p>
      {'clipboard' in navigator && (
        <Button onClick={() => void copy()}>
          <span role="status">{isCopied ? t.copied() : t.copy()}</span>
        </Button>
      )}
    </div>
  )
}
