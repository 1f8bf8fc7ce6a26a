import { RichText } from '@plaza/shared/ui'

/** An editor's words with their links and pictures: its cleaner is heavy and comes after the page. */
export const AboutWords = ({ html }: { html: string }) => <RichText html={html} by="editor" />
