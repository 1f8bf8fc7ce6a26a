import { contentTypes, isLiveType } from '@plaza/shared/routes'
import { t } from './category.text'
import classes from './kind-filter.module.css'

const { article, video, audio, album, atlas } = contentTypes
const kinds = [article, video, audio, album, atlas] as const
export type Kind = (typeof kinds)[number]

/** Content types with a live page. */
export const openKinds = (): Kind[] => kinds.filter(isLiveType)

interface KindFilterProps {
  kind: Kind | undefined
  onChoose: (kind: Kind | undefined) => void
}

export function KindFilter({ kind, onChoose }: KindFilterProps) {
  return (
    <ul className={classes.row} aria-label={t.kinds()} data-swipes-itself>
      {[undefined, ...openKinds()].map((option) => (
        <li key={option ?? 'any'}>
          <button
            type="button"
            className={classes.kind}
            aria-pressed={option === kind}
            onClick={() => onChoose(option)}
          >
            <span>{option === undefined ? t.any() : t[option]()}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
