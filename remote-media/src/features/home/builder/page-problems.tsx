import type { PageProblem } from '@plaza/shared/api'
import classes from './builder.module.css'

interface PageProblemsProps {
  /** Their consequence. */
  title: string
  problems: readonly PageProblem[]
}

/** Shows a builder the problems of the posted page, field by field. */
export const PageProblems = ({ title, problems }: PageProblemsProps) => (
  <section className={classes.problems} role="alert">
    <h2 className={classes.title}>{title}</h2>
    <ul>
      {problems.map(({ path, message }) => (
        <li key={path + message}>
          <code>{path}</code> {message}
        </li>
      ))}
    </ul>
  </section>
)
