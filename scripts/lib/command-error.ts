/** An error for the user of a command, in one sentence; any other thrown error is a bug. */
export class CommandError extends Error {}
