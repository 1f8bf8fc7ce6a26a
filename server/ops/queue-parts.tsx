import type { QueueName } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { AdviceDetails } from './departments/advice-details'
import { AdviceDialog } from './departments/advice-dialog'
import { AdviceDue } from './departments/advice-due'
import { PayoutDetails } from './payouts/payout-details'
import { PayoutDialog } from './payouts/payout-dialog'
import { DecideDialog } from './queue/decide-dialog'
import { LookUp } from './queue/look-up'
import type { QueueParts } from './queue/queue-parts'
import { ApplicationDetails } from './support/application-details'
import { FeedbackDetails } from './support/feedback-details'
import { SupportDialog } from './support/support-dialog'

const t = defineTexts({
  notSolved: { en: 'Not solved', zh: '未解决' },
  writtenOn: { en: 'Written on', zh: '有补充' },
  secondApproval: { en: 'Second approval', zh: '待第二人复核' },
  guest: { en: 'Guest', zh: '访客' },
})

/** The parts of each queue's page that are its own. */
export const queueParts: Readonly<Record<QueueName, QueueParts>> = {
  review: { Dialog: DecideDialog, Search: LookUp, reopened: t.notSolved },
  departments: {
    Dialog: AdviceDialog,
    Mark: ({ item: { subject } }) => subject?.advice && <AdviceDue advice={subject.advice} />,
    Details: ({ item }) => item.subject?.advice && <AdviceDetails item={item} advice={item.subject.advice} />,
    reopened: t.notSolved,
  },
  feedback: {
    Dialog: SupportDialog,
    Details: ({ item: { subject } }) => subject?.feedback && <FeedbackDetails feedback={subject.feedback} />,
    reopened: t.writtenOn,
    unnamed: ({ subject }) => (subject?.feedback?.isGuest ? t.guest() : null),
  },
  applications: {
    Dialog: SupportDialog,
    Details: ({ item: { subject } }) =>
      subject?.application && <ApplicationDetails application={subject.application} />,
    reopened: t.notSolved,
  },
  volunteering: {
    Dialog: SupportDialog,
    Details: ({ item: { subject } }) =>
      subject?.application && <ApplicationDetails application={subject.application} />,
    reopened: t.notSolved,
  },
  payouts: {
    Dialog: PayoutDialog,
    Facts: ({ item: { subject } }) => subject?.payout && <PayoutDetails payout={subject.payout} />,
    reopened: t.secondApproval,
  },
}
