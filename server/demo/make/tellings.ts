interface TellingTrack {
  /** Music piece that starts a track without words. */
  theme?: string
  text?: string
}

export interface Telling {
  /** Id of the album's first track. */
  first: number
  /** Minimum and maximum number of pieces after the words; a piece lasts about a minute. */
  rounds: [least: number, most: number]
  /** Pieces that alternate. */
  music: readonly string[]
  tracks: readonly TellingTrack[]
  /** Repeats the words before the last piece. */
  again?: boolean
}

const tracksOf = (titles: readonly string[], words: (title: string) => string): TellingTrack[] =>
  titles.map((title) => ({ text: words(title) }))
const numerals = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

const drama = [
  [
    '开灯之前',
    '灯亮之前，要先看看外面。先看东窗，再看南窗。父亲问我看见什么了，我说，什么也没有。他说，那就好，可以开灯了。',
  ],
  [
    '一百六十二级',
    '从塔底到灯室，一百六十二级。父亲数着走，我跳着走。走到第九十级，他总要停一停，说听一听，海在不在。',
  ],
  ['不响的雾号', '那年秋天的雾，来得比船早。雾号坏了，父亲敲了一夜的铜盆，天亮的时候，盆底薄得能照见人。'],
  ['父亲的本子', '本子里没有一句话，只有数字。风几级，浪几尺，灯亮几点几分。翻到我出生的那天，数字旁边，多了一个圈。'],
  ['北边来的船', '船从北边来，没有报名字。它在礁石外面停了三个钟头，像是在等谁，把一件事想清楚。'],
  ['断了的缆', '缆断的时候，声音不大，像有人轻轻叹了一口气。后来所有的事，都是从那一声开始的。'],
  ['十三级', '风是夜里到的，十三级。父亲把自己绑在楼梯上，隔十分钟，喊一次风速，喊给自己听。'],
  ['谁在敲门', '塔下有人敲门，敲三下，停一下。这样的天气，只有两种人会来。一种是要找灯的，一种是来还灯的。'],
  ['借一盏灯', '她说，借一盏灯，照一段路，天亮就还。父亲没有问她去哪里，只把灯芯，又剪短了一点。'],
  ['潮退以后', '潮退以后，滩上什么都有。有木头，有鞋，有一只上了锁的箱子。唯独没有脚印。'],
  ['两次推迟', '三十年里，灯只推迟过两次。一次为了一群累了的鸟，一次为了一颗像船的星星。'],
  ['往北看', '最后一晚，父亲没有看东窗，也没有看南窗。他说，今天我们往北看。往北，什么也没有，只有路。'],
].map(([title, words], index) => ({ text: `灯塔以北，第${numerals[index + 1]}集，${title}。${words}` }))

const harbour = [
  ['第一班渡船', '老码头的第一班渡船，是一条没有名字的木船。船家姓卫，收一个铜板，下雨不收。'],
  ['盐仓的盐去了哪', '盐仓里早就没有盐了。最后一船盐运走的那天，扫仓的人扫出了半碗，一直没舍得吃。'],
  ['三号埠头第七级', '第七级台阶上有个缺口，深四厘米。那是挑水的人，用一百年的脚后跟磨出来的。'],
  ['打锡铺的一天', '打锡铺的一天，从下午三点那炉火开始。锡水倒出来，像一小片刚醒的月亮。'],
  ['船厂里的汽笛', '船厂里的汽笛一天响四次。住在附近的人，不用钟，听汽笛煮饭。'],
  ['一条街四个井', '一条街四个井，甜水井给人喝，咸水井洗船板。问哪口最甜，每家都说自家门口那口。'],
  ['灯笼巷的规矩', '灯笼巷的规矩，是后面的人，替前面的人点灯。所以走在最后的那一个，从来不怕黑。'],
  ['老粮站', '老粮站的高窗，是为了让麻雀飞得出去。如今早市搬了进来，麻雀也跟着回来了。'],
  ['书院巷的叶子', '书院巷的叶子，从前是学生扫。先生说，扫一条路出来就够了，剩下的，留给眼睛。'],
  ['望潮灯塔建塔记', '建望潮灯塔那年，石头是一块一块从对岸摇过来的。摇到最后一块，正好涨潮。'],
  ['缺一点的招牌', '盐仓菜场的招牌，缺了一点。台风刮走的那一点，大家说，就当它出门买菜去了。'],
  ['渡工卫家六代', '渡工卫家六代人，摇过同一条江。船换了七条，规矩没有换过。'],
].map(([title, words]) => ({ text: `星湾旧事。今天讲的是，${title}。${words}` }))

const poems = [
  [
    '春江花月夜',
    '张若虚',
    '春江潮水连海平，海上明月共潮生。滟滟随波千万里，何处春江无月明。江流宛转绕芳甸，月照花林皆似霰。空里流霜不觉飞，汀上白沙看不见。',
  ],
  ['枫桥夜泊', '张继', '月落乌啼霜满天，江枫渔火对愁眠。姑苏城外寒山寺，夜半钟声到客船。'],
  [
    '山居秋暝',
    '王维',
    '空山新雨后，天气晚来秋。明月松间照，清泉石上流。竹喧归浣女，莲动下渔舟。随意春芳歇，王孙自可留。',
  ],
  ['夜雨寄北', '李商隐', '君问归期未有期，巴山夜雨涨秋池。何当共剪西窗烛，却话巴山夜雨时。'],
  [
    '望月怀远',
    '张九龄',
    '海上生明月，天涯共此时。情人怨遥夜，竟夕起相思。灭烛怜光满，披衣觉露滋。不堪盈手赠，还寝梦佳期。',
  ],
  ['江雪', '柳宗元', '千山鸟飞绝，万径人踪灭。孤舟蓑笠翁，独钓寒江雪。'],
  ['竹里馆', '王维', '独坐幽篁里，弹琴复长啸。深林人不知，明月来相照。'],
  ['滁州西涧', '韦应物', '独怜幽草涧边生，上有黄鹂深树鸣。春潮带雨晚来急，野渡无人舟自横。'],
  [
    '听雨',
    '蒋捷',
    '少年听雨歌楼上，红烛昏罗帐。壮年听雨客舟中，江阔云低，断雁叫西风。而今听雨僧庐下，鬓已星星也。悲欢离合总无情，一任阶前，点滴到天明。',
  ],
  ['宿建德江', '孟浩然', '移舟泊烟渚，日暮客愁新。野旷天低树，江清月近人。'],
].map(([title, poet, words]) => ({ text: `枕边诗。${title}，${poet}。${words}` }))

const bedtime = [
  ...['鲸鱼打喷嚏', '横着走的邮递员', '不肯下班的太阳', '电梯是楼的扁桃体', '一把伞的三千次旅行', '雾是谁呼出来的'],
  ...['会飞的报纸', '灯塔的影子去哪了', '小海龟的第一步', '种错地方的豌豆', '橘猫守夜', '雪人司机', '借来的板凳'],
  ...['最后一片银杏', '茶树也会开花', '月亮晃了三下', '早晨还没加载出来', '螃蟹的回信', '鞋带上的小船'],
  ...['星星一直都在', '大鼓多敲八下', '晚安，轮渡'],
]
const letters = [
  ...['末班车之后', '没有寄出的信', '搬家那天', '一个人的生日', '听得见的雪', '替我喂猫', '电话亭', '他不会做饭'],
  ...['三十七把钥匙', '病房靠窗的床', '旧毛衣', '最后一盘磁带', '陌生人的伞', '夜班护士的日出', '谁先说的再见'],
  ...[
    '父亲的自行车',
    '煮面给自己',
    '隔壁的琴声',
    '九十一页',
    '海风吹过九楼',
    '晚点的火车',
    '写给十年后',
    '锁坏了的日记',
  ],
  ...['雾里的口琴', '门背后的伞', '两度', '凌晨的面包', '不响的电话', '慢慢来', '天快亮了'],
]
const opera = ['望潮·登楼', '望潮·误认', '望潮·夜审', '望潮·开灯', '采茶调', '渡口相送', '七级台阶', '盐工号子', '鱼灯']
const tea = [
  '清明前三天',
  '五万个芽头',
  '守锅的人',
  '水要放两分钟',
  '茶树开花',
  '一片陈皮',
  '冬天的茶山',
  '白露茶',
  '敞门待客',
]
const soundscapes = ['harbour-morning', 'tea-hill', 'old-lane', 'night-tide', 'rain-on-eaves', 'spring-outing']
soundscapes.push('starlight', 'white-sail', 'reed-song', 'lullaby')

export const tellings: Telling[] = [
  { first: 11001, rounds: [8, 11], music: ['night-tide', 'old-lane', 'harbour-morning', 'reed-song'], tracks: drama },
  {
    first: 11101,
    rounds: [6, 8],
    music: ['lullaby', 'starlight', 'spring-outing', 'tea-hill'],
    tracks: tracksOf(bedtime, (title) => `夏夏姐姐讲故事。今晚的故事，叫做，${title}。盖好被子，我们开始了。`),
  },
  {
    first: 11201,
    rounds: [6, 11],
    music: ['rain-on-eaves', 'night-tide', 'starlight', 'lullaby', 'old-lane'],
    tracks: tracksOf(letters, (title) => `听雨夜话，我是听雨。今晚的来信，题目是，${title}。`),
  },
  { first: 11301, rounds: [7, 10], music: ['old-lane', 'harbour-morning', 'tea-hill', 'white-sail'], tracks: harbour },
  {
    first: 11401,
    rounds: [6, 7],
    music: ['reed-song', 'starlight', 'night-tide', 'lullaby'],
    tracks: poems,
    again: true,
  },
  {
    first: 11701,
    rounds: [6, 9],
    music: ['reed-song', 'old-lane', 'tea-hill', 'night-tide'],
    tracks: tracksOf(opera, (title) => `越调一折。今天听的是，${title.replace('·', '，')}。`),
  },
  {
    first: 11801,
    rounds: [9, 16],
    music: soundscapes,
    tracks: soundscapes.map((theme) => ({ theme })),
  },
  {
    first: 11901,
    rounds: [6, 8],
    music: ['tea-hill', 'spring-outing', 'harbour-morning', 'rain-on-eaves'],
    tracks: tracksOf(tea, (title) => `山里的茶。这一集，${title}。水开了，坐下来听。`),
  },
]
