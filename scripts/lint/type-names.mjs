/** Past participles that do not end in -ed. */
const irregular =
  'arisen awoken beaten become begun bent bet bitten blown born borne bought bound bred broken brought built burnt cast caught chosen come cut dealt done drawn driven drunk eaten fallen fed felt fled flown forbidden forgiven forgotten fought found frozen given gone got gotten grown heard held hidden hit hung hurt kept known laid learnt led left lent let lit lost made meant met mistaken overridden paid proven put read ridden risen rung run said seen sent set sewn shaken shown shut slept slid sold sought spent spoken spread spun stood stolen struck stuck sung sunk swept swum sworn taken taught thought thrown told torn understood undone unknown unseen untaken withdrawn won worn woven written wrought'
/** Adjectives and words that do not say what a value is. */
const adjectives =
  'able absent active alive alone apart available bare big both brief busy calm clean clear dead deep due dull early empty equal every exact extra false fast few fine first flat free fresh full glad good hard high hot idle inner inside just kind last late later lazy least less likely live local long loose loud low main many missing more most much near new next nice null old only open other outer outside over own pending plain possible present pure quick quiet rare raw ready real rest rich right running safe same serving shared short sick silent simple single slow small soft sole some still stale strict strong such sure tall tame thick thin tight tiny true unable void warm weak wet whole wide wild wrong young'
const empty = 'doer in of one out say thing under ways what when where which who why'
/** Nouns that look like participles; `Run`, `Set` and `Read` are both nouns and verbs. */
const nouns = new Set(
  'ahead bed breed cast cut deed embed feed greed hit kind local need put read red reed run seed set shed sled speed spread steed thread weed'.split(
    ' ',
  ),
)
const refused = new Set(`${irregular} ${adjectives}`.split(' ').filter((word) => !nouns.has(word)))
const refusedAlone = new Set(empty.split(' '))

const declaration = /^\s*(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm
/** The significant last word: `HandedOut` and `TakenOver` end in a particle. */
const lastWord = (/** @type {string} */ name) =>
  (/[A-Z]?[a-z]+\d*$/.exec(name.replace(/(?<=[a-z])(Out|In|Over|On|Off|Up|Down)$/, ''))?.[0] ?? name).toLowerCase()

/**
 * Whether a type's name ends in a participle or an adjective instead of a noun.
 * @param {string} name
 */
export function lacksNoun(name) {
  const word = lastWord(name)
  return refusedAlone.has(name.toLowerCase()) || (!nouns.has(word) && (refused.has(word) || /[a-z]{2}ed$/.test(word)))
}

/**
 * Types whose name is not a noun, one sentence with a remedy each.
 * @param {ReadonlyMap<string, string>} sources from paths to texts
 * @returns {string[]}
 */
export const typeNameFindings = (sources) =>
  [...sources].flatMap(([path, text]) =>
    [...text.matchAll(declaration)]
      .map(([, name = '']) => name)
      .filter(lacksNoun)
      .map((name) => `${path} names a type ${name}: a type is a noun, so say what the value is`),
  )
