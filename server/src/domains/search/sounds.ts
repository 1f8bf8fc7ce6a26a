/** Every possible sound of a Chinese character, in the form of `soundOf`. */
export const sounds: ReadonlySet<string> = new Set(
  `
a ai an ao ba bai ban bao bei ben bi bian biao bie bin bo bu ca cai can cao ce cen ci cong cou cu cua cuai cuan
cui cun cuo da dai dan dao de den di dia dian diao die din diu dong dou du duan dui dun duo e ei en er fa fan
fei fen fo fou fu ga gai gan gao ge gei gen gong gou gu gua guai guan gui gun guo ha hai han hao he hei hen hong
hou hu hua huai huan hui hun huo ji jia jian jiao jie jin jiong jiu ju juan jue jun ka kai kan kao ke kei ken
kong kou ku kua kuai kuan kui kun kuo la lai lan lao le lei len li lia lian liao lie lin liu long lou lu luan
lun luo lv lve ma mai man mao me mei men mi mian miao mie min miu mo mou mu na nai nan nao ne nei nen ni nian
niao nie nin niu nong nou nu nuan nuo nv nve o ou pa pai pan pao pei pen pi pian piao pie pin po pou pu qi qia
qian qiao qie qin qiong qiu qu quan que qun ran rao re ren ri rong rou ru ruan rui run ruo sa sai san sao se sen
si song sou su sua suai suan sui sun suo ta tai tan tao te ten ti tian tiao tie tin tong tou tu tuan tui tun tuo
wa wai wan wei wen wo wu xi xia xian xiao xie xin xiong xiu xu xuan xue xun ya yan yao ye yi yin yo yong you yu
yuan yue yun za zai zan zao ze zei zen zi zong zou zu zua zuai zuan zui zun zuo
`
    .trim()
    .split(/\s+/),
)
