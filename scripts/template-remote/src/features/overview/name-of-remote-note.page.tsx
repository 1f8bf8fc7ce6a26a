import { useParams } from '@plaza/shared/router'
import { defineTexts } from '@plaza/shared/text'
import { ErrorPanel, PageFrame } from '@plaza/shared/ui'
import { notes } from './notes'
import classes from './overview.module.css'

const t = defineTexts({ title: { en: 'Note', zh: '须知' } })

export default function NameOfRemoteNotePage() {
  const { note: id = '' } = useParams()
  const note = notes[id]
  return (
    <PageFrame title={note?.title() ?? t.title()} plain>
      {note ? <p className={classes.lead}>{note.text()}</p> : <ErrorPanel type={1} />}
    </PageFrame>
  )
}
