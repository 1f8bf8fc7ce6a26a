import type { Rule, Standing } from '@plaza/shared/remotes'
import { Tag, type Tone } from '@plaza/shared/ui'
import type { RunningRemote } from '../running.store'
import { Facts } from './facts'
import { reasonSentences, timeOfDay, type VisitorProfile } from './reasons'
import { countWords, failureWords, standingWords } from './reasons.text'
import classes from './sheet.module.css'
import { t } from './sheet.text'

const tones: Record<Standing, Tone> = {
  ready: 'green',
  'not-asked': 'grey',
  loading: 'grey',
  'last-good': 'gold',
  failed: 'red',
  quarantined: 'red',
  blocked: 'red',
  off: 'grey',
  override: 'orange',
}

interface RemoteCardProps {
  remote: RunningRemote
  rule: Rule | undefined
  asker: VisitorProfile
}

/** Release of a remote, why it was chosen, and its state. */
export function RemoteCard({ remote, rule, asker }: RemoteCardProps) {
  const { name, release, build, standing, loadedAt, ms, errors, left } = remote
  const version = release !== null && build !== null ? release.replace(`-${build}`, '') : release
  return (
    <article className={classes.card} aria-label={name}>
      <header className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        <Tag tone={tones[standing]}>{standingWords[standing]()}</Tag>
      </header>
      {reasonSentences(remote, rule, asker).map((sentence) => (
        <p key={sentence} className={classes.why}>
          {sentence}
        </p>
      ))}
      <Facts
        of={[
          [t.version(), [version, build].filter(Boolean).join(' · ') || null],
          [t.loaded(), loadedAt === null ? null : t.loadedAt(timeOfDay(loadedAt, true), Math.round(ms ?? 0))],
        ]}
      />
      {errors.length > 0 && (
        <>
          <h4 className={classes.label}>{t.errors()}</h4>
          <ul className={classes.errors}>
            {errors.map(({ at, release, kind }) => (
              <li key={`${at} ${release} ${kind}`}>
                <time>{timeOfDay(at, true)}</time> {failureWords[kind]()}{' '}
                <span className={classes.release}>{release}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {left.length > 0 && (
        <>
          <h4 className={classes.label}>{t.left()}</h4>
          <ul className={classes.errors}>
            {left.map(({ at, release, counts }) => (
              <li key={`${at} ${release}`}>
                <time>{timeOfDay(at, true)}</time> {countWords(counts)}{' '}
                <span className={classes.release}>{release}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}
