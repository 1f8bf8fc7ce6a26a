/** Written by scripts/make-assets/sounds.mjs. `missing` names a file that is not there, for the player's 404. */
export type SoundKind = 'music' | 'speech' | 'speech-en' | 'missing'

export interface SeedSound {
  id: string
  /** Below server/assets. */
  file: string
  seconds: number
  kind: SoundKind
  title: string
  /** What is said. */
  text?: string
}

export const sounds: SeedSound[] = [
  {
    "id": "music-harbour-morning",
    "file": "audio/harbour-morning.mp3",
    "seconds": 65.05,
    "kind": "music",
    "title": "晨港"
  },
  {
    "id": "music-tea-hill",
    "file": "audio/tea-hill.mp3",
    "seconds": 67.9,
    "kind": "music",
    "title": "茶山谣"
  },
  {
    "id": "music-old-lane",
    "file": "audio/old-lane.mp3",
    "seconds": 63.25,
    "kind": "music",
    "title": "旧巷"
  },
  {
    "id": "music-night-tide",
    "file": "audio/night-tide.mp3",
    "seconds": 67.14,
    "kind": "music",
    "title": "夜潮"
  },
  {
    "id": "music-rain-on-eaves",
    "file": "audio/rain-on-eaves.mp3",
    "seconds": 68.22,
    "kind": "music",
    "title": "檐雨"
  },
  {
    "id": "music-spring-outing",
    "file": "audio/spring-outing.mp3",
    "seconds": 67.28,
    "kind": "music",
    "title": "春游"
  },
  {
    "id": "music-starlight",
    "file": "audio/starlight.mp3",
    "seconds": 69.8,
    "kind": "music",
    "title": "星光"
  },
  {
    "id": "music-white-sail",
    "file": "audio/white-sail.mp3",
    "seconds": 70.06,
    "kind": "music",
    "title": "白帆"
  },
  {
    "id": "music-reed-song",
    "file": "audio/reed-song.mp3",
    "seconds": 66.78,
    "kind": "music",
    "title": "芦歌"
  },
  {
    "id": "music-lullaby",
    "file": "audio/lullaby.mp3",
    "seconds": 69.05,
    "kind": "music",
    "title": "摇篮"
  },
  {
    "id": "say-bridge",
    "file": "audio/say-bridge.mp3",
    "seconds": 47.62,
    "kind": "speech",
    "title": "清晨六点十二分,临青大桥合龙",
    "text": "清晨六点十二分,临青大桥合龙。今天早晨,天刚有一点亮,临江与青岩之间的海面上,最后一段长十二米的钢箱梁缓缓升到桥面。对讲机里安静了几秒,然后有人说,到位。合龙口的实测误差,是三点八毫米。通车以后,从老码头到青岩渔港,车程从七十分钟缩短到九分钟。"
  },
  {
    "id": "say-metro",
    "file": "audio/say-metro.mp3",
    "seconds": 41.54,
    "kind": "speech",
    "title": "地铁3号线开始空载试运行",
    "text": "今天起,地铁三号线全线进入空载试运行。十九座车站,三十一点二公里,列车按正式时刻表行驶,停站,开门,报站,只是车厢里还没有乘客。云溪段为了避开白鹭的觅食区,线路向北偏移了二百六十米。坐在靠南的窗边,三分二十秒里,能看到整片芦苇。"
  },
  {
    "id": "say-canteen",
    "file": "audio/say-canteen.mp3",
    "seconds": 35.74,
    "kind": "speech",
    "title": "长者食堂的第一锅红烧豆腐出锅了",
    "text": "十一点二十分,盐仓街道长者食堂的第一锅红烧豆腐出锅。门外已经坐了十几位老人,有人带着饭盒,有人带着收音机。一荤两素一汤,十二元。八十四岁的蒋伯每天坐最靠窗的位子。他说,在家一个人吃,菜是热的,人是冷的。"
  },
  {
    "id": "say-wetland",
    "file": "audio/say-wetland.mp3",
    "seconds": 35.26,
    "kind": "speech",
    "title": "候鸟到了:请用四百米的距离爱它们",
    "text": "昨天傍晚,白鹭洲湿地的监测员在三号水域数到四百一十七只越冬水鸟,比去年早了五天。湿地的观鸟小屋,都建在离觅食区四百米以外。近于四百米,鸟会抬头。近于二百米,会飞。你来看它,是做客。做客,就轻一点。"
  },
  {
    "id": "say-school",
    "file": "audio/say-school.mp3",
    "seconds": 37.2,
    "kind": "speech",
    "title": "八点二十到校,孩子多睡了二十五分钟",
    "text": "这学期开始,星湾市小学的到校时间,从七点五十五推迟到八点二十。一个学期过去,孩子们的睡眠平均增加了十九分钟。还有六分钟,孩子们交代,赖床。早到教室里放着积木和漫画,负责的吴老师规定,困了,可以趴着。"
  },
  {
    "id": "say-flu",
    "file": "audio/say-flu.mp3",
    "seconds": 40.75,
    "kind": "speech",
    "title": "关于流感疫苗的六个问题",
    "text": "流感季来了。打了疫苗还会得流感吗?有可能,但发病和重症的可能都会明显降低。疫苗不是雨衣,是安全带。去年打过,今年还要打吗?要。病毒每年在变,疫苗的成分也在变。六十岁以上的人,学生,慢性病患者和孕妇,最应该打。"
  },
  {
    "id": "say-volunteer",
    "file": "audio/say-volunteer.mp3",
    "seconds": 37.54,
    "kind": "speech",
    "title": "净滩三年,捡到一封漂了十四年的信",
    "text": "每周日早晨六点半,青岩东滩上会出现一排红马甲。净滩队三年里捡走十一吨垃圾,渔网,吸管,拖鞋,还有一封信。写信的人当时十岁,内容是向他的狗道歉。第九天,一个年轻人打来电话,沉默了很久,说,它后来自己回来了。"
  },
  {
    "id": "say-elevator",
    "file": "audio/say-elevator.mp3",
    "seconds": 39.53,
    "kind": "speech",
    "title": "政策明白纸:加装电梯",
    "text": "加装电梯,多少人同意就能装?本单元三分之二以上业主参与表决,参与者中四分之三以上同意,不需要全票。补贴每台二十万元,不用先垫。开工领一半,验收领一半。有人不同意怎么办?先由社区组织听证,最多三次。采光模拟,免费。"
  },
  {
    "id": "say-tea",
    "file": "audio/say-tea.mp3",
    "seconds": 38.23,
    "kind": "speech",
    "title": "清明前三天,云溪的茶农几点起床",
    "text": "清明前三天,云溪的茶农几点起床?答案是,不怎么睡。凌晨四点半,采茶的人已经上了山。芽头要在露水半干的时候掐,早了带水,晚了就老。一斤干茶,大约要五万个芽头。机器炒得匀,手炒得活。匀的好卖,活的好喝。"
  },
  {
    "id": "say-brief-morning",
    "file": "audio/say-brief-morning.mp3",
    "seconds": 42.46,
    "kind": "speech",
    "title": "星湾早新闻·三分钟",
    "text": "星湾之声,听见这座城。早上好,今天的主要内容有:临青大桥今晨合龙,误差三点八毫米。地铁三号线开始空载试运行。大雾黄色预警生效,部分轮渡停航。市民中心取消分部门窗口,三百一十二个事项一窗受理。详细内容,请听本次节目。"
  },
  {
    "id": "say-brief-evening",
    "file": "audio/say-brief-evening.mp3",
    "seconds": 39.26,
    "kind": "speech",
    "title": "星湾晚新闻·提要",
    "text": "晚上好,欢迎收听星湾晚新闻。青岩港公布前三季度数据,船舶平均在港时间缩短到十九点六小时。十一家医院的夜间门诊今晚正常开放。最后是一条好消息:休息了三周的方奶奶,今天回到了师范附小的路口。"
  },
  {
    "id": "say-weather",
    "file": "audio/say-weather.mp3",
    "seconds": 38.52,
    "kind": "speech",
    "title": "渔港天气与海况",
    "text": "渔港天气与海况。今天早晨到上午有大雾,能见度不足五百米,十点以后逐渐消散。偏南风三到四级,阵风五级,浪高零点八到一点二米。高潮位时间,上午九点四十一分,潮高三点六米。请进出港船只,注意瞭望,开启雾号。"
  },
  {
    "id": "say-lighthouse",
    "file": "audio/say-lighthouse.mp3",
    "seconds": 42,
    "kind": "speech",
    "title": "灯塔以北·开灯之前",
    "text": "灯塔以北,第一集,开灯之前。灯亮之前,要先看看外面。先看东窗,再看南窗。父亲说这句话的时候,我七岁,个子还没有窗台高。他把我抱起来,海在很远的地方,是灰的。他问我,看见什么了。我说,什么也没有。他说,那就好,可以开灯了。"
  },
  {
    "id": "say-ferry",
    "file": "audio/say-ferry.mp3",
    "seconds": 41.26,
    "kind": "speech",
    "title": "星湾旧事·第一班渡船",
    "text": "星湾旧事。老码头的第一班渡船,是一条没有名字的木船。船家姓卫,收一个铜板,下雨不收。有人问他为什么下雨不收,他说,下雨还要过江的人,都是有要紧事的。这条航线走了一百多年,摇船的人换了六代,这个规矩没有换。"
  },
  {
    "id": "say-poem-tide",
    "file": "audio/say-poem-tide.mp3",
    "seconds": 38.5,
    "kind": "speech",
    "title": "枕边诗·春江花月夜",
    "text": "枕边诗。春江花月夜,张若虚。春江潮水连海平,海上明月共潮生。滟滟随波千万里,何处春江无月明。江流宛转绕芳甸,月照花林皆似霰。空里流霜不觉飞,汀上白沙看不见。江天一色无纤尘,皎皎空中孤月轮。"
  },
  {
    "id": "say-poem-bridge",
    "file": "audio/say-poem-bridge.mp3",
    "seconds": 33.12,
    "kind": "speech",
    "title": "枕边诗·枫桥夜泊",
    "text": "枕边诗。枫桥夜泊,张继。月落乌啼霜满天,江枫渔火对愁眠。姑苏城外寒山寺,夜半钟声到客船。一个睡不着的人,听见了一声钟。一千多年过去,每一个睡不着的人,都还能听见它。"
  },
  {
    "id": "say-whale",
    "file": "audio/say-whale.mp3",
    "seconds": 39.72,
    "kind": "speech",
    "title": "夏夏姐姐讲故事·鲸鱼打喷嚏",
    "text": "夏夏姐姐讲故事。大海里有一头小鲸鱼,它最怕打喷嚏。因为它一打喷嚏,海鸥就要搬家,小船就要转圈,连月亮都要晃三下。有一天,它的鼻子里住进了一只小螃蟹。小螃蟹说,别怕,你慢慢吸一口气,再想一件高兴的事。"
  },
  {
    "id": "say-crab",
    "file": "audio/say-crab.mp3",
    "seconds": 36.05,
    "kind": "speech",
    "title": "夏夏姐姐讲故事·横着走的邮递员",
    "text": "夏夏姐姐讲故事。沙滩上有一位邮递员,是一只横着走的螃蟹。别人送信走直线,它送信走弯路。海星问它,你为什么总是晚到?螃蟹说,因为我顺路看了日出,帮海龟翻了个身,还给迷路的浪花指了指方向。"
  },
  {
    "id": "say-sleep",
    "file": "audio/say-sleep.mp3",
    "seconds": 37.51,
    "kind": "speech",
    "title": "慢慢说·二十分钟睡不着就起来",
    "text": "慢慢说,健康不着急。今天说睡觉。床是用来睡的,不是用来着急的。如果躺下二十分钟还没有睡着,就起来,坐到灯暗的地方去,翻两页不太好看的书。等困了,再回来。周末补觉,最多一个小时,再多,周一就更难了。"
  },
  {
    "id": "say-night",
    "file": "audio/say-night.mp3",
    "seconds": 35.45,
    "kind": "speech",
    "title": "听雨夜话·末班车之后",
    "text": "听雨夜话,我是听雨。末班车开走以后,城市会安静一会儿。这个时候还醒着的人,有值班的护士,有揉面的师傅,有引航员,也有你。今晚没有什么要紧的话,只想陪你坐一会儿。灯不用关,声音我来放小。"
  },
  {
    "id": "say-en-brief",
    "file": "audio/say-en-brief.mp3",
    "seconds": 25.56,
    "kind": "speech-en",
    "title": "Starbay Today: the headlines",
    "text": "This is Starbay Today. The Linqing sea bridge was joined at twelve past six this morning, with an error of less than four millimetres. Metro line three has begun trial running, empty and on time. And a fog warning is in force along the coast. Ferries to Egret Island are suspended until further notice."
  },
  {
    "id": "say-en-harbour",
    "file": "audio/say-en-harbour.mp3",
    "seconds": 22.78,
    "kind": "speech-en",
    "title": "A slow walk along Starbay harbour",
    "text": "Locals will tell you that the harbour has two faces: the one it wears for ships, and the one it wears between five and six in the afternoon. This walk is about the second. Begin at the Old Pier, step number seven, where a dip four centimetres deep was worn by a century of water carriers."
  },
  {
    "id": "say-en-tea",
    "file": "audio/say-en-tea.mp3",
    "seconds": 22.15,
    "kind": "speech-en",
    "title": "In Yunxi, tea is measured in fingertips",
    "text": "It takes about fifty thousand buds to make half a kilogram of Yunxi spring tea. We tried to pick a hundred, and it took us an hour. The trick is not to pinch. You lift the bud with the side of the finger, the way you would lift a sleeping child's hand, and it lets go by itself."
  },
  {
    "id": "missing",
    "file": "audio/missing-on-purpose.mp3",
    "seconds": 30,
    "kind": "missing",
    "title": "试播信号"
  }
]
