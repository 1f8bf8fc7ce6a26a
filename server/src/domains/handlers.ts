import type { Handler } from '../transport/handlers'
import { addressHandlers } from './account/address-book/address-book'
import { preferenceHandlers } from './account/choices/preferences'
import { credentialHandlers } from './account/credentials'
import { deviceHandlers } from './account/devices/devices'
import { siteCodeHandlers } from './account/devices/site-codes'
import { loginHandlers } from './account/login'
import { profileHandlers } from './account/profile'
import { wechatBindingHandlers } from './account/wechat/binding'
import { wechatPhoneHandlers } from './account/wechat/phone'
import { activityHandlers } from './activities/activities'
import { calendarFeedHandlers } from './activities/calendar/feeds'
import { adviceHandlers } from './advices/advices'
import { agreementHandlers } from './agreements'
import { cardHandlers } from './cards/cards'
import { channelHandlers } from './channels/channels'
import { listenerHandlers } from './channels/listeners'
import { reminderHandlers } from './channels/reminders'
import { speakerHandlers } from './channels/speakers'
import { circleHandlers } from './circles/circles'
import { invitationHandlers } from './circles/invitations/invitations'
import { managerHandlers } from './circles/managers/managers'
import { postHandlers } from './circles/publishing'
import { topicHandlers } from './circles/topics'
import { voteHandlers } from './circles/vote-writing'
import { configHandlers } from './config'
import { atlasHandlers } from './contents/atlases'
import { contentHandlers } from './contents/contents'
import { previewHandlers } from './contents/previews'
import { specialHandlers } from './contents/specials'
import { courseHandlers } from './courses/courses'
import { dispatchHandlers } from './dispatches/dispatches'
import { eventHandlers } from './event-tickets'
import { feedHandlers } from './feed/feed'
import { guideHandlers } from './guides/guides'
import { helperHandlers } from './helpers/helpers'
import { certificateHandlers } from './hours/certificates'
import { rankingHandlers } from './hours/ranking'
import { recordHandlers } from './hours/records'
import { followingHandlers } from './library/following'
import { markHandlers } from './library/marks'
import { ownCommentHandlers } from './library/own-comments'
import { playlistHandlers } from './library/playlists'
import { removalHandlers } from './library/removal'
import { matrixHandlers } from './matrix/matrix'
import { messageHandlers } from './messages/messages'
import { moduleHandlers } from './modules'
import { orderHandlers } from './orders/orders'
import { closureHandlers } from './own-data/closures'
import { dataExportHandlers } from './own-data/exports'
import { partyHandlers } from './party/organisations'
import { blockHandlers } from './people/blocks'
import { peopleHandlers } from './people/people'
import { placeHandlers } from './places/places'
import { bookingHandlers } from './positions/bookings'
import { practiceConfigHandlers } from './positions/config'
import { positionHandlers } from './positions/positions'
import { practiceHandlers } from './practices/practices'
import { projectHandlers } from './projects/projects'
import { publishingHandlers } from './publishing/publishing'
import { reportHandlers } from './reports/reports'
import { scanHandlers } from './scans/scans'
import { searchHandlers } from './search/search'
import { serviceHandlers } from './services/services'
import { siteHandlers } from './site'
import { commentHandlers } from './social/comments'
import { followHandlers } from './social/follows'
import { likeHandlers } from './social/likes'
import { shareHandlers } from './social/shares'
import { applicationHandlers } from './support/applications'
import { feedbackHandlers } from './support/feedbacks'
import { teamHandlers } from './teams/teams'
import { tourismHandlers } from './tourism/tourism'
import { uploadHandlers } from './uploads/uploads'
import { videoHandlers } from './videos/videos'
import { realNameHandlers } from './volunteers/real-names'
import { volunteerHandlers } from './volunteers/volunteers'
import { creditHandlers } from './wallet/credits'
import { redPacketHandlers } from './wallet/red-packets'
import { statementHandlers } from './wallet/statement'
import { targetHandlers } from './wallet/targets'
import { transferHandlers } from './wallet/transfers'
import { wishHandlers } from './wishes/wishes'

/** Every handler of the server; two handlers for one endpoint fail the start. */
export const handlers: readonly Handler[] = [
  ...activityHandlers,
  ...calendarFeedHandlers,
  ...addressHandlers,
  ...adviceHandlers,
  ...agreementHandlers,
  ...applicationHandlers,
  ...atlasHandlers,
  ...blockHandlers,
  ...bookingHandlers,
  ...cardHandlers,
  ...certificateHandlers,
  ...channelHandlers,
  ...circleHandlers,
  ...closureHandlers,
  ...commentHandlers,
  ...configHandlers,
  ...contentHandlers,
  ...courseHandlers,
  ...credentialHandlers,
  ...creditHandlers,
  ...dataExportHandlers,
  ...deviceHandlers,
  ...dispatchHandlers,
  ...eventHandlers,
  ...feedHandlers,
  ...feedbackHandlers,
  ...followHandlers,
  ...followingHandlers,
  ...guideHandlers,
  ...helperHandlers,
  ...invitationHandlers,
  ...likeHandlers,
  ...loginHandlers,
  ...managerHandlers,
  ...markHandlers,
  ...listenerHandlers,
  ...messageHandlers,
  ...matrixHandlers,
  ...moduleHandlers,
  ...orderHandlers,
  ...ownCommentHandlers,
  ...peopleHandlers,
  ...partyHandlers,
  ...placeHandlers,
  ...playlistHandlers,
  ...positionHandlers,
  ...postHandlers,
  ...practiceHandlers,
  ...practiceConfigHandlers,
  ...preferenceHandlers,
  ...previewHandlers,
  ...profileHandlers,
  ...volunteerHandlers,
  ...projectHandlers,
  ...wechatBindingHandlers,
  ...wechatPhoneHandlers,
  ...publishingHandlers,
  ...reminderHandlers,
  ...removalHandlers,
  ...rankingHandlers,
  ...realNameHandlers,
  ...recordHandlers,
  ...redPacketHandlers,
  ...reportHandlers,
  ...scanHandlers,
  ...searchHandlers,
  ...serviceHandlers,
  ...shareHandlers,
  ...siteCodeHandlers,
  ...siteHandlers,
  ...specialHandlers,
  ...speakerHandlers,
  ...statementHandlers,
  ...targetHandlers,
  ...teamHandlers,
  ...topicHandlers,
  ...tourismHandlers,
  ...transferHandlers,
  ...uploadHandlers,
  ...videoHandlers,
  ...voteHandlers,
  ...wishHandlers,
]
