import { allEndpoints } from '@plaza/shared/api'
import { expect, it } from 'vitest'
import { bases } from './dispatch'

/** Every call in the product specification (section 7), at our base path. */
const calls = `
  GET /api/v1/system/basic_info
  GET /api/v2/city_level
  GET /api/v2/advices_merchants/
  GET /api/v2/advice_merchant
  GET /api/v3/consumer/configurations
  GET /api/v1/consumer/configs
  GET /api/v2/article_voice_configs
  GET /api/v3/page_card_data/{id}
  GET /api/v1/platform/merchant_groups
  GET /platform/v1/platform/system/app/module
  GET /ucenter/v2/ossUploadAuth
  GET /vms/v1/sources/{id}
  POST /api/v2/object_urls
  GET /api/v1/c_article/{id}
  GET /api/v2/c_static_article/{id}
  GET /api/v2/c_dynamic_article/{id}
  POST /api/v1/follow/
  POST /api/v1/like
  POST /api/v1/collection
  GET /api/v1/relatedPosts
  GET /api/v1/share/{id}
  GET /platform/v1/green_image_scan
  GET /ucenter/v1/credit_system
  GET /ucenter/v1/my_credits
  POST /api/v2/share
  GET /api/v1/api/post_cassify/{type}
  POST /api/v1/consumer/wechat/jsapi
  GET /api/v1/mobile/channel/play
  PUT /api/v1/mobile/channel/view
  POST /api/v1/mobile/channel
  GET /api/v1/mobile/channel/default
  GET /api/v1/mobile/channel/recommend
  GET /api/v1/mobile/channel/play_auth
  GET /api/v1/c_video/{id}
  GET /api/v1/c_audio/{id}
  GET /api/v1/album_play_audio/{album_id}
  GET /api/v2/posts_video_collection/{id}
  GET /api/v2/c_video_collection
  GET /api/v2/video_collection_details/{id}
  GET /api/v2/video_collection/{id}
  GET /vms/v1/sources/{id}/playAuth
  PUT /api/v2/plays/{id}
  GET /ucenter/v1/consumer/phone_captcha
  PUT /ucenter/v1/consumer/phone_captcha
  POST /ucenter/v1/consumer/login
  GET /ucenter/v1/consumer/user
  PUT /ucenter/v1/consumer/user
  POST /ucenter/v1/consumer/user/password
  PUT /ucenter/v1/consumer/user/password
  PUT /ucenter/v1/consumer/user/phone
  POST /ucenter/v1/consumer/wechat/phone
  GET /ucenter/v1/consumer/wechat/auth
  GET /ucenter/v2/consumer/auth_wechat
  POST /ucenter/v2/consumer/login_by_wechat
  POST /ucenter/v2/consumer/init_password
  POST /ucenter/v2/consumer/wechat_bind_phone
  POST /ucenter/v2/consumer/bind_phone
  POST /ucenter/v2/consumer/oauth2/code
  POST /ucenter/v2/consumer/bind_wechat
  GET /ucenter/v2/consumer/proxies
  DELETE /ucenter/v2/consumer/proxies
  GET /ucenter/v1/consumer/clauses
  GET /ucenter/v1/consumer/agreements
  GET /ucenter/v1/loginOut
  POST /asc/volunteer/detail
  POST /asc/volunteer/realname
  GET /asc/volunteer/list
  GET /asc/volunteer/using_h5
  DELETE /asc/volunteer/self/{id}
  GET /asc/cpcteams/teamlist
  GET /asc/platform/cpcservice/list
  GET /asc/platform/cpcconfig/list
  GET /asc/platform/streets/list
  GET /asc/station/stationlist
  GET /asc/platform/ranking
  POST /asc/cpcteams/user
  GET /asc/service
  GET /asc/user_Self
  GET /asc/user_service
  GET /asc/only_score
  POST /asc/user_service
  POST /asc/user_provide
  POST /asc/user_score
  POST /asc/user_complete/{id}
  POST /asc/user_wish
  POST /asc/claim_wish
  POST /asc/cancel_claim_wish
  POST /asc/finish_wish
  GET /asc/wish
  GET /asc/wish/{id}
  GET /asc/my_wish
  DELETE /asc/my_wish/{id}
  GET /asc/civilization
  GET /asc/civilization/{id}
  GET /asc/my_civilization
  GET /asc/civilization_config
  GET /asc/civilized_activities
  GET /asc/civilized_user_joins
  GET /asc/civilized/{id}
  GET /asc/my_join_activity
  GET /asc/user_actions/{id}
  GET /asc/civilized_classroom
  GET /asc/civilized_positions
  GET /asc/civilized_position/{id}
  GET /asc/civilized_position/{id}/children
  GET /asc/civilized_position_teams/{id}
  POST /asc/civilized_user_join
  POST /asc/user_sign_civilized
  POST /asc/user_sign_out_civilized
  PUT /asc/cancel_user_join_civilized/{activity_id}
  GET /api/post_likes/{id}
  GET /api/post_comments/{id}
  POST /api/v1/mobile/comment
  DELETE /api/v1/mobile/comment
  POST /asc/user_headline
  POST /asc/evaluate_service
  POST /asc/helper
  GET /asc/helpers
  GET /asc/claimants
  GET /asc/user_volunteer/{id}
  GET /asc/h_records
  GET /asc/v_records
  GET /asc/user_infos
  GET /asc/user_push
  GET /asc/civilization_comments
  GET /asc/real_data
  GET /asc/near_merchant
  GET /asc/merchant_activity
  GET /asc/my_scan_code_record
  GET /ucenter/v1/my_statistics
  GET /ucenter/v1/my_messages
  GET /ucenter/v1/my_feed_backs
  GET /ucenter/v1/my_feed_back/{id}
  GET /ucenter/v1/user_not_views
  GET /ucenter/v2/about_us
  PUT /ucenter/v1/message/is_read/{id}
  POST /ucenter/v1/feedback
  GET /asc/account
  GET /asc/account/details
  GET /asc/transfers
  GET /asc/transfers/{id}
  GET /asc/h5_transfer_config
  GET /asc/transfer_config
  GET /asc/transfer_wechat
  GET /asc/mp_wechat_domain
  POST /asc/transfer_alipay
  POST /asc/transfers
  POST /asc/wechat_transfers
  GET /ucenter/v1/consumer/current_user
  GET /platform/v1/platform/configs
`

const declared = new Set(
  allEndpoints.map(({ method, domain, path }) => `${method} ${bases[domain]}${path.replace(/:\w+/g, '{}')}`),
)

it.each(
  calls
    .trim()
    .split('\n')
    .map((call) => call.trim()),
)('%s is declared', (call) => {
  expect(declared).toContain(call.replace(/\{\w+\}/g, '{}'))
})
