import type { GuidePaper } from '@plaza/shared/api'
import { useHost, useKept } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { Checkbox, Tag } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './guide.module.css'
import { t } from './guide.text'

interface GuidePapersProps {
  guide: string
  papers: { part: GuidePaper; depends: boolean }[]
}

const detailsOf = ({ original, copies, note = '', note_en }: GuidePaper) =>
  [original && t.original(), copies > 0 && t.copies(copies), nameOf({ name: note, name_en: note_en })]
    .filter(Boolean)
    .join(' · ')

/** The papers to tick off; the ticks stay on this device. */
export function GuidePapers({ guide, papers }: GuidePapersProps) {
  const { drafts } = useHost()
  const name = `guide-papers-${guide}`
  const kept = useKept<string[]>(name)
  const [changed, setChanged] = useState<string[] | null>(null)
  const ticked = changed ?? kept ?? []
  const tick = (id: string, on: boolean) => {
    const next = on ? [...ticked, id] : ticked.filter((one) => one !== id)
    setChanged(next)
    drafts.keep(name, next)
  }
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>
        {t.papers()}
        <span className={classes.count}>
          {t.ready(papers.filter(({ part }) => ticked.includes(part.id)).length, papers.length)}
        </span>
      </h2>
      <ul>
        {papers.map(({ part, depends }) => (
          <li key={part.id} className={classes.paper}>
            <Checkbox checked={ticked.includes(part.id)} onChange={(on) => tick(part.id, on)}>
              <span className={classes.name}>{nameOf(part)}</span>
              {!part.required && <Tag tone="grey">{t.optional()}</Tag>}
              {depends && <Tag tone="orange">{t.depends()}</Tag>}
              <span className={classes.detail}>{detailsOf(part)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  )
}
