import type { Answers } from '../testing/answers'

/** For a remote without a `src/alone.answers.ts`. */
const answers: Answers = {}
export default answers
