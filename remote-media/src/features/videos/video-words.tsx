import { RichText } from '@plaza/shared/ui'

/** What an editor wrote about a video. */
export const VideoWords = ({ html }: { html: string }) => <RichText html={html} by="editor" />
