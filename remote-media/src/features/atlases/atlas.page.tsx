import { type Atlas, atlases } from '@plaza/shared/api'
import { useHost, useQueryState, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import {
  Async,
  ChevronLeft,
  CommentOver,
  CommentThread,
  Download,
  Gallery,
  IconButton,
  MarksBar,
  Sheet,
  useHistoryEntry,
  useMarks,
  useSavePicture,
} from '@plaza/shared/ui'
import { type ReactNode, useState } from 'react'
import { contentKinds } from '../../content-kinds'
import { AfterLast } from './after-last'
import { t } from './atlas.text'
import { AtlasSkeleton } from './atlas-skeleton'
import classes from './atlas-view.module.css'
import { Caption } from './caption'

const kind = contentKinds.atlas

/** Number of the shown picture, from 1, in the address. */
const place = { fallback: 1, read: (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined) }

export default function AtlasPage() {
  const { aid = '', id: comment } = useParams()
  return <AtlasView key={aid} id={aid} comment={comment} />
}

/** Full screen, and dark in every theme. */
function AtlasView({ id, comment }: { id: string; comment: string | undefined }) {
  const atlas = useResource(atlases.detail, { params: { id } })
  const marks = useMarks(id)
  const [saying, say] = useState<'reads' | 'writes' | null>(null)
  useHistoryEntry(id, kind.type, atlas.data !== undefined)
  return (
    <div className={classes.page} data-theme="dark" data-accent="media">
      <div className={classes.stage} data-empty={!atlas.data || undefined}>
        <Async of={atlas} skeleton={<AtlasSkeleton />}>
          {(data) => <Shown atlas={data} />}
        </Async>
        {!atlas.data && <TopBar title={t.atlas()} />}
      </div>
      {atlas.data && (
        <MarksBar
          marks={marks}
          share={kind.shareOf(atlas.data)}
          onWrite={() => say('writes')}
          onComments={() => say('reads')}
        />
      )}
      <Sheet open={saying !== null} tall title={t.comments()} onClose={() => say(null)}>
        <CommentThread
          target={{ kind: kind.target, id }}
          inSheet
          addressOf={(of) => kind.commentAddressOf(id, of)}
          composing={saying === 'writes'}
          onComposed={() => say('reads')}
        />
      </Sheet>
      {comment !== undefined && <CommentOver kind={kind} id={id} comment={comment} />}
    </div>
  )
}

/** A tap hides the caption. */
function Shown({ atlas }: { atlas: Atlas }) {
  const { id, pictures } = atlas
  const [{ at: number }, change] = useQueryState({ at: place })
  const [bare, setBare] = useState(false)
  const at = Math.min(number - 1, pictures.length)
  const picture = pictures[at]
  const save = useSavePicture()
  return (
    <>
      <Gallery
        pictures={pictures}
        at={at}
        onTurn={(next) => change({ at: next + 1 })}
        onTap={() => setBare(!bare)}
        after={<AfterLast id={id} onAgain={() => change({ at: 1 })} />}
      />
      <TopBar>
        {picture && <IconButton label={t.save()} icon={<Download />} onClick={() => void save(picture.url)} />}
      </TopBar>
      <div className={classes.words} data-hidden={bare || !picture || undefined}>
        <Caption atlas={atlas} at={at} />
      </div>
    </>
  )
}

/** Also the page's heading until the title is known. */
function TopBar({ title, children }: { title?: string; children?: ReactNode }) {
  const host = useHost()
  return (
    <header className={classes.bar}>
      <IconButton label={t.back()} icon={<ChevronLeft />} onClick={() => host.back()} />
      {title && (
        <h1 className="visually-hidden" tabIndex={-1}>
          {title}
        </h1>
      )}
      <span className={classes.spacer} />
      {children}
    </header>
  )
}
