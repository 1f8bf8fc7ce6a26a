import * as v from 'valibot'

/** `reply`: replies and mentions. `review`: what became of own writings and reports. */
export const MessageKind = v.picklist(['reply', 'review', 'interaction', 'system'])
export type MessageKind = v.InferOutput<typeof MessageKind>
