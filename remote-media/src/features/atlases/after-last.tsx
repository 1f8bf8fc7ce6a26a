import { contents } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { Button, ContentLink, contentLeads, Img, RotateCcw } from '@plaza/shared/ui'
import classes from './after-last.module.css'
import { t } from './atlas.text'

const MOST = 4

export function AfterLast({ id, onAgain }: { id: string; onAgain: () => void }) {
  const related = useResource(contents.related, { query: { id } })
  const others = (related.data?.list ?? []).filter(contentLeads).slice(0, MOST)
  return (
    <div className={classes.end}>
      {others.length > 0 && <h2 className={classes.title}>{t.more()}</h2>}
      {others.length === 0 && <p className={classes.title}>{t.end()}</p>}
      <ul className={classes.grid}>
        {others.map((content) => (
          <li key={content.id}>
            <ContentLink content={content} className={classes.link}>
              <Img src={content.image} alt="" width={340} height={227} small className={classes.cover} />
              <span className={classes.name}>{content.title}</span>
            </ContentLink>
          </li>
        ))}
      </ul>
      <Button kind="secondary" icon={<RotateCcw size={16} />} onClick={onAgain}>
        {t.again()}
      </Button>
    </div>
  )
}
