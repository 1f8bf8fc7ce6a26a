import type { Preview } from '@plaza/shared/api'
import { parseDuration } from '@plaza/shared/format'
import type { PlayerItem } from '@plaza/shared/host'
import { PlayDisc, shownLength, usePlay } from '@plaza/shared/ui'
import classes from './preview.module.css'
import { t } from './preview.text'

interface PreviewSoundsProps {
  preview: Preview
  /** The preview link, to which the player links, because unpublished audios have no page. */
  address: string
}

/** The audios of a previewed content, played by the player. An item with an address is not recorded in the history. */
export function PreviewSounds({ preview, address }: PreviewSoundsProps) {
  const { title, image, sounds } = preview
  const play = usePlay()
  const items = sounds.map(
    (sound): PlayerItem => ({
      id: `preview-${sound.id}`,
      name: sound.title,
      album: title,
      albumId: null,
      duration: parseDuration(sound.duration),
      image,
      url: sound.url,
      live: false,
      address,
    }),
  )
  if (items.length === 0) return null
  return (
    <ol className={classes.sounds} aria-label={t.sounds()}>
      {items.map((item, index) => (
        <li key={item.id} className={classes.sound}>
          <span className={classes.disc}>
            <PlayDisc id={item.id} name={item.name} item={item} tone="accent" onPlay={() => play(items, item.id)} />
          </span>
          <span className={classes.name}>{item.name}</span>
          <span className={classes.length}>{shownLength(sounds[index]?.duration ?? '')}</span>
        </li>
      ))}
    </ol>
  )
}
