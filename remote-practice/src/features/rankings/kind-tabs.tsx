import type { RankedKind } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import classes from './rankings.module.css'
import { kindText, t } from './rankings.text'

const pages = [
  { of: 'volunteer', route: 'team-ranking', query: { of: 'volunteer' } },
  { of: 'team', route: 'team-ranking', query: {} },
  { of: 'organisation', route: 'organisation-ranking', query: {} },
  { of: 'activity', route: 'activity-ranking', query: {} },
] as const satisfies readonly { of: RankedKind; route: string; query: object }[]

/** The rankings as pages that replace each other. */
export function KindTabs({ of }: { of: RankedKind }) {
  return (
    <nav className={classes.kinds} aria-label={t.kinds()}>
      {pages
        .filter(({ route }) => isLive(route))
        .map((page) => (
          <Link
            key={page.of}
            to={to(page.route, {}, page.query)}
            replace
            className={classes.kind}
            aria-current={page.of === of ? 'page' : undefined}
          >
            {kindText[page.of]()}
          </Link>
        ))}
    </nav>
  )
}
