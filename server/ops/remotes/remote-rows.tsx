import { defineTexts } from '@plaza/shared/text'
import { Empty } from '../parts/state'
import type { ChosenChange } from './remote-change'
import type { RemoteLine } from './remote-list.model'
import { RemoteRow } from './remote-row'
import classes from './remote-row.module.css'

const t = defineTexts({
  none: {
    en: 'The registry knows no remote yet. Publish a release with the command `npm run release`.',
    zh: '登记表中还没有子应用，请先用 npm run release 发布版本。',
  },
})

export const NoRemotes = () => <Empty title={t.none()} />

interface RemoteRowsProps {
  lines: readonly RemoteLine[]
  now: number
  onChoose(chosen: ChosenChange): void
}

export const RemoteRows = ({ lines, ...row }: RemoteRowsProps) => (
  <ul className={classes.rows}>
    {lines.map((line) => (
      <RemoteRow key={line.remote.name} line={line} {...row} />
    ))}
  </ul>
)
