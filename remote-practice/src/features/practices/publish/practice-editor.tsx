import { type Practice, type PracticeHeading, practices } from '@plaza/shared/api'
import { useAction, useHost, useResource } from '@plaza/shared/host'
import {
  Async,
  BottomBar,
  Button,
  DraftNote,
  ListSkeleton,
  PhoneNote,
  useClip,
  useDraft,
  useFaults,
  useLeaveGuard,
  usePictureUploads,
} from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { TitledFrame } from '../../../titles/titled-frame'
import { addressOf } from '../practice.model'
import { draftOf, emptyDraft, isWritten, type PracticeDraft, practiceFaults, toFields } from './practice-draft.model'
import { PracticeForm } from './practice-form'
import { faultText, t } from './publish.text'

interface PracticeEditorProps {
  heading: PracticeHeading
  title: string
  /** The activity of a record. */
  activity?: string | undefined
  /** Id of the one that is changed. */
  edit?: string | undefined
  /** Address of the form, to come back to. */
  address: string
  /** Stands above the form. */
  head?: ReactNode
}

/** Where a show or a record is written, and changed while it is a draft or after it was refused. */
export function PracticeEditor(props: PracticeEditorProps) {
  return props.edit ? <StoredOne key={props.edit} {...props} id={props.edit} /> : <Editor {...props} />
}

function StoredOne({ id, ...props }: PracticeEditorProps & { id: string }) {
  const stored = useResource(practices.detail, { params: { id } })
  if (stored.data) return <Editor {...props} stored={stored.data} />
  return (
    <TitledFrame heading={props.heading} title={props.title}>
      <Async of={stored} skeleton={<ListSkeleton />}>
        {() => null}
      </Async>
    </TitledFrame>
  )
}

/** Sends a draft to the reviewers, or keeps it on the server. A failure keeps it on the device. */
function useSending(draft: PracticeDraft, { activity, stored, onDone }: SendingOptions) {
  const host = useHost()
  const options = {
    refreshes: [practices.list, practices.mine, practices.detail],
    successMessage: ({ state }: Practice) => (state === 'draft' ? t.saved() : t.sent()),
    onDone: (practice: Practice) => {
      onDone()
      host.navigate(addressOf(practice), { replace: true })
    },
  }
  const publish = useAction(practices.publish, options)
  const change = useAction(practices.change, options)
  return {
    busy: publish.busy || change.busy,
    send: (isDraft: boolean) => {
      const body = toFields(draft, isDraft)
      if (stored) void change.run({ params: { id: stored.id }, body })
      else void publish.run({ body: { ...body, key: draft.key, ...(activity && { activity_id: activity }) } })
    },
  }
}

interface SendingOptions {
  activity: string | undefined
  stored: Practice | undefined
  onDone: () => void
}

function Editor({ heading, title, activity, stored, address, head }: PracticeEditorProps & { stored?: Practice }) {
  const name = `practice.${stored?.id ?? activity ?? 'show'}`
  const empty = (key: string) => (stored ? draftOf(stored, key) : emptyDraft(key))
  const pen = useDraft<PracticeDraft>(name, { empty, isWritten })
  const uploads = usePictureUploads()
  const clip = useClip((video) => pen.change({ video }))
  const { faults, check } = useFaults(practiceFaults(pen.draft), faultText)
  const { leave } = useLeaveGuard(name, isWritten(pen.draft))
  const sending = useSending(pen.draft, { activity, stored, onDone: pen.startAnew })
  const isUploading = uploads.waiting > 0 || clip.sending !== null
  const send = (isDraft: boolean) => {
    if (check()) sending.send(isDraft)
  }
  return (
    <TitledFrame
      heading={heading}
      title={title}
      onBack={leave}
      footer={
        <BottomBar>
          <Button block kind="secondary" loading={sending.busy} disabled={isUploading} onClick={() => send(true)}>
            {t.save()}
          </Button>
          <Button block loading={sending.busy} disabled={isUploading} onClick={() => send(false)}>
            {isUploading ? t.uploading() : t.send()}
          </Button>
        </BottomBar>
      }
    >
      <PhoneNote text={t.needsPhone()} redirect={address} />
      {!stored && <DraftNote pen={pen} />}
      {head}
      <PracticeForm pen={pen} uploads={uploads} clip={clip} faults={faults} />
    </TitledFrame>
  )
}
