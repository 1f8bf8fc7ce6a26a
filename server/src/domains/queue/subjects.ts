import type { QueueKind } from '@plaza/shared/operations'
import { personSubjects, profileSubjects } from '../account/review'
import { reportedAdviceSubjects } from '../advices/review'
import { adviceSubjects } from '../advices/subjects'
import { postSubjects } from '../circles/review'
import { practiceSubjects } from '../practices/review'
import { pieceSubjects } from '../publishing/subjects'
import { commentSubjects } from '../social/review'
import { applicationSubjects } from '../support/application-decisions'
import { feedbackSubjects } from '../support/feedback-decisions'
import { volunteerSubjects } from '../volunteers/review'
import { payoutSubjects } from '../wallet/payout-decisions'
import { wishSubjects } from '../wishes/review'
import { reviewed } from './reviewed'
import type { QueueSubjects } from './subject'

/** What the queues decide about, by the kind of their items. */
export const subjects: Readonly<Record<QueueKind, QueueSubjects>> = {
  post: reviewed(postSubjects),
  comment: reviewed(commentSubjects),
  chat: reviewed(commentSubjects),
  piece: reviewed(pieceSubjects),
  advice: reviewed(reportedAdviceSubjects),
  wish: reviewed(wishSubjects),
  practice: reviewed(practiceSubjects),
  ask: adviceSubjects,
  suggest: adviceSubjects,
  complain: adviceSubjects,
  praise: adviceSubjects,
  profile: reviewed(profileSubjects),
  person: reviewed(personSubjects),
  fault: feedbackSubjects,
  idea: feedbackSubjects,
  content: feedbackSubjects,
  account: feedbackSubjects,
  other: feedbackSubjects,
  correspondent: applicationSubjects,
  photographer: applicationSubjects,
  columnist: applicationSubjects,
  presenter: applicationSubjects,
  organisation: applicationSubjects,
  volunteer: volunteerSubjects,
  alipay: payoutSubjects,
  wechat: payoutSubjects,
}
