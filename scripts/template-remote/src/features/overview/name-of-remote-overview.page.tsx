import { defineTexts } from '@plaza/shared/text'
import { Cell, CellGroup, PageFrame } from '@plaza/shared/ui'
import { to } from '../../links'
import { notes } from './notes'
import classes from './overview.module.css'

const t = defineTexts({
  title: { en: 'Title of remote', zh: 'Title of remote' },
  lead: { en: 'A new part of Plaza. What is behind it:', zh: 'Plaza 的新板块。它是这样建成的：' },
  group: { en: 'Good to know', zh: '须知' },
})

export default function NameOfRemoteOverviewPage() {
  return (
    <PageFrame title={t.title()}>
      <p className={classes.lead}>{t.lead()}</p>
      <CellGroup title={t.group()}>
        {Object.entries(notes).map(([id, note]) => (
          <Cell key={id} title={note.title()} to={to('name-of-remote-note', { note: id })} />
        ))}
      </CellGroup>
    </PageFrame>
  )
}
