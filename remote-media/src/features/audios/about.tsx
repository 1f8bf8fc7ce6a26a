import { later, SectionTitle } from '@plaza/shared/ui'
import { t } from './audio.text'
import classes from './audio-view.module.css'

/** Plain until the code that cleans HTML is there. */
const Words = later(
  () => import('./about-words').then(({ AboutWords }) => AboutWords),
  ({ html }) => <p>{html.replace(/<[^>]*>/g, ' ')}</p>,
)

/** What an editor wrote about an audio. */
export const About = ({ html }: { html: string }) => (
  <section className={classes.about}>
    <SectionTitle title={t.about()} />
    <div className={classes.words}>
      <Words html={html} />
    </div>
  </section>
)
