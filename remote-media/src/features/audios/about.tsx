import { RichText, SectionTitle } from '@plaza/shared/ui'
import { t } from './audio.text'
import classes from './audio-view.module.css'

export const About = ({ html }: { html: string }) => (
  <section className={classes.about}>
    <SectionTitle title={t.about()} />
    <div className={classes.words}>
      <RichText html={html} by="editor" />
    </div>
  </section>
)
