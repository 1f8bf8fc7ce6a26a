/** Provided by the build of the desk (shared/build/alone-config.ts). */
declare module 'alone-remote' {
  const remote: import('../remotes/define-remote').RemoteModule
  export default remote
}

/** The remote's `src/alone.answers.ts`, or an empty table. */
declare module 'alone-answers' {
  const answers: import('../testing/answers').Answers
  export default answers
}

declare const ALONE: {
  name: string
  routes: import('../routes').RouteTable
  /** Route tables of the other remotes, so that links to their pages resolve. */
  others: Readonly<Record<string, import('../routes').RouteTable>>
}
