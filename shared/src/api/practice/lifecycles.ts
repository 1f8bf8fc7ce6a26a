import type { AnyLifecycle } from '../core/lifecycle'
import { participationLifecycle } from './activities/activities'
import { appealLifecycle } from './activities/attendance'
import { venueBookingLifecycle } from './bookings'
import { dispatchLifecycle } from './dispatches'
import { orderLifecycle } from './orders'
import { practiceLifecycle } from './practices'
import { membershipLifecycle } from './teams'
import { realNameLifecycle, volunteerLifecycle } from './volunteers'
import { wishLifecycle } from './wishes'

/** Every state machine of practice by the name of its thing; `docs/lifecycles.md` is drawn from it. */
export const lifecycles = {
  volunteer: volunteerLifecycle,
  'real name': realNameLifecycle,
  venueBooking: venueBookingLifecycle,
  appeal: appealLifecycle,
  membership: membershipLifecycle,
  participation: participationLifecycle,
  wish: wishLifecycle,
  serviceOrder: orderLifecycle,
  dispatch: dispatchLifecycle,
  practice: practiceLifecycle,
} as const satisfies Readonly<Record<string, AnyLifecycle>>
