/** Given by the build of the small shell (shared/build/alone-config.ts). */
declare module 'alone-remote' {
  const remote: import('../remotes/define-remote').RemoteModule
  export default remote
}

/** The remote's `src/alone.answers.ts`; an empty table where it has none. */
declare module 'alone-answers' {
  const answers: import('../testing/answers').Answers
  export default answers
}

declare const ALONE: {
  name: string
  routes: import('../routes').RouteTable
  /** Tables of the other remotes: links lead to their pages too. */
  others: Readonly<Record<string, import('../routes').RouteTable>>
}
