/** The most frequent family names; those of two characters first. */
const SURNAMES =
  '欧阳 司马 上官 诸葛 东方 皇甫 尉迟 公孙 慕容 司徒 令狐 夏侯 端木 南宫 ' +
  [
    ...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏窦章苏潘葛范彭郎鲁韦昌马苗凤方俞任袁柳鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于时傅皮卞齐康伍余元卜顾孟平黄和穆萧尹姚邵湛汪祁毛禹狄米贝明臧计伏成戴谈宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯管卢莫经房裘缪干解应宗丁宣邓郁单杭洪包诸左石崔吉龚程邢裴陆荣翁荀羊惠甄曲封储靳松段富乌焦巴弓牧山谷车侯班仰秋仲伊宫宁仇栾甘厉祖武符刘景詹束龙叶幸司韶黎蓟薄印宿白怀蒲台从鄂索咸赖卓蔺屠蒙池乔阴翟谭贡劳姬申扶堵冉宰雍桑桂牛寿通边扈燕冀尚农温庄晏柴瞿阎充慕连习艾鱼容向古易廖庾终居衡步都耿满弘匡国文寇广禄东殳沃利蔚越隆师巩聂晁勾敖融冷訾辛阚那简饶空曾沙养鞠须丰巢关蒯相查后荆红游竺权盖益桓公付代覃区肖闫岳苟',
  ].join(' ')
const surnames = new Set(SURNAMES.split(' '))

const COURTESY = /(?:先生|女士|小姐|老师|师傅|阿姨|叔叔|大爷|大妈|同学)$/
/** A token that ends so is a place. */
const PLACE =
  /(?:[省市区县镇乡村路街道巷弄号栋幢楼层室座园苑城厦店门站院里]|公寓|小区|广场|中心|大厦|学校|大学|公司|单元)$/
const HAN_NAME = /^\p{Script=Han}{2,4}$/u
const LATIN_NAME = /^[A-Za-z][A-Za-z.'-]*(?: [A-Za-z][A-Za-z.'-]*){0,3}$/

const startsWithSurname = (text: string): boolean => surnames.has(text.slice(0, 2)) || surnames.has(text.slice(0, 1))

/** Whether a piece of an address is a person's name. */
export function isPersonName(piece: string): boolean {
  if (COURTESY.test(piece) && [...piece].length <= 6) return true
  if (LATIN_NAME.test(piece)) return true
  return HAN_NAME.test(piece) && startsWithSurname(piece) && !PLACE.test(piece)
}

/** Whether a piece of an address is a street, a house or a part of one. */
export const isPlace = (piece: string): boolean => /\d/.test(piece) || PLACE.test(piece)

/** Whether a piece next to the phone number may be a name, also a nickname. */
export const mayBeName = (piece: string): boolean => isPersonName(piece) || (HAN_NAME.test(piece) && !PLACE.test(piece))
