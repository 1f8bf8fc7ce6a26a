import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import classes from './queue.module.css'

const t = defineTexts({
  picture: { en: (n: number) => `Picture ${n}`, zh: (n: number) => `图片 ${n}` },
  failed: { en: 'Not loaded', zh: '未能加载' },
})

/** Pictures, each of which opens in its full size. */
export function ItemPictures({ images }: { images: readonly string[] }) {
  if (images.length === 0) return null
  return (
    <div className={classes.images}>
      {images.map((address, index) => (
        <Picture key={address} address={address} name={t.picture(index + 1)} />
      ))}
    </div>
  )
}

function Picture({ address, name }: { address: string; name: string }) {
  const [isFailed, setFailed] = useState(false)
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {isFailed ? (
        <span className={classes.noPicture}>
          {name}: {t.failed()}
        </span>
      ) : (
        <img src={address} alt={name} loading="lazy" onError={() => setFailed(true)} />
      )}
    </a>
  )
}
