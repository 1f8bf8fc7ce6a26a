/** What went wrong, as one sentence for the person at the terminal; anything else that is thrown is a defect. */
export class CommandError extends Error {}
