import { story } from '../markup'
import type { SeedArticle } from './article'

export const english: SeedArticle[] = [
  {
    id: 3801,
    category: 'English',
    title: 'Eleven kilometres at golden hour: a slow walk along Starbay harbour',
    source: 'Starbay Media',
    author: 'Iris Tang',
    published: 'latest 09:40',
    layout: 'large',
    pictures: ['harbour-golden', 'skyline-blue'],
    summary:
      'Start at the Old Pier when the cranes turn copper; finish at the lighthouse when the first lamp comes on.',
    body: story`
Locals will tell you that the harbour has two faces: the one it wears for ships, and the one it wears between five and six in the afternoon. This walk is about the second.

Begin at the Old Pier, step number seven, where a dip four centimetres deep was worn by a century of water carriers. The restorers left it there on purpose and put a small lamp beside it. From here the path runs south along the sea wall, flat all the way and wide enough for a pram.

![harbour-golden] The cranes of Qingyan turn copper about forty minutes before sunset.

## Where to stop

- **Kilometre 2:** the net-mending square. Ask before you photograph; they usually say yes.
- **Kilometre 5:** the tide steps, where three hundred volunteers read the water by hand.
- **Kilometre 8:** a noodle stall with six stools and no sign.

## The last kilometre

The path ends below Wangchao Lighthouse. The keeper, Mr Hong, lights the lamp himself although a timer could do it. "A timer does not look outside first," he says.

> Bring a coat. The wind changes its mind at kilometre nine.

The last ferry back leaves at 20:40 and costs two yuan.
`,
    views: 6420,
    likes: 512,
    comments: 44,
    voice: 'say-en-harbour',
    recommended: true,
  },
  {
    id: 3802,
    category: 'English',
    title: 'In Yunxi, tea is measured in fingertips',
    source: 'Starbay Media',
    author: 'Noah Lin',
    published: 'edition-2 15:30',
    layout: 'right',
    pictures: ['tea-terraces'],
    summary: 'Fifty thousand buds make one jin of spring tea. We tried to pick a hundred.',
    body: story`
It takes about fifty thousand buds to make one jin, half a kilogram, of Yunxi spring tea. We tried to pick a hundred and it took us an hour. Liu Chunlian, who has picked for forty-one springs, did the same in four minutes while telling us about her grandson.

The trick, she says, is not to pinch. You lift the bud with the side of the finger, the way you would lift a sleeping child's hand, and it lets go by itself.

![tea-terraces] The south-facing terraces above the village wake first.

## The wok

By evening the leaves are in an iron wok at two hundred degrees. Her husband works it with bare hands and ten gestures, each with a name. He has burned himself, he says, exactly as often as he has been distracted.

> "A machine makes it even. A hand makes it alive."

## If you go

- Take Metro Line 1 to Yunxi Mouth, then the Tea Hill bus, two stops
- Growers keep their doors open from early April; a cup is free
- You will be asked one question: is it fresh? The right answer is yes
`,
    views: 3980,
    likes: 305,
    comments: 21,
    voice: 'say-en-tea',
  },
  {
    id: 3803,
    category: 'English',
    title: 'A three-hundred-year-old opera finds its newest fans in the cheap seats',
    source: 'Starbay Media',
    author: 'Iris Tang',
    published: 'week-1 thursday 11:20',
    layout: 'right',
    pictures: ['opera'],
    summary: 'Twenty yuan, last row, best sound in the house: how students discovered the Watching-Tide Chronicle.',
    body: story`
On a wet Tuesday the last row of Starbay Grand Theatre is full of students sharing sunflower seeds and, when the drum begins, falling silent all at once. They have come for “The Watching-Tide Chronicle”, an opera about a lighthouse, a wrong accusation and a very long wait.

Three years ago the company played to eighty people. Then it did two things. It kept sixty seats at twenty yuan, and it put the surtitles in the language people actually speak. "Old words on stage, plain words on the screen," says the director, Su Jinxiu.

## Behind the face

Painting the heroine's face takes ninety minutes. The company now opens the dressing room an hour before each show. Visitors may watch, and may not talk to anyone whose eyebrows are unfinished.

> "The young ones laugh where nobody laughed before. Then I read the script again, and they are right."

The autumn season runs for four more weeks. Open rehearsals are on the first Wednesday of each month; children are welcome, and so is noise.
`,
    views: 2850,
    likes: 240,
    comments: 12,
  },
  {
    id: 3804,
    category: 'English',
    title: 'The keeper who looks outside first',
    source: 'Starbay Media',
    author: 'Noah Lin',
    published: 'edition-35 18:30',
    layout: 'large',
    pictures: ['lighthouse-dusk'],
    summary: 'Wangchao Lighthouse has been automatic since 2009. Mr Hong has been there since 1988.',
    body: story`
Wangchao Lighthouse could run without anybody. It has had a timer, a spare lamp and a remote link for years. Every dusk, all the same, Hong Daguang climbs a hundred and sixty-two steps, looks out of the east window, then the south, and only then turns the switch.

"A timer does not look outside first," he says. In thirty-odd years he has held the lamp back twice. Once a flock of tired swifts had settled on the gallery, and he gave them ten minutes. Once a fishing boat was burning its own light too close to the reef, and he wanted to be sure it was not a star.

## The night the wind gauge flew away

When typhoon Haitang came ashore he tied himself to the stair rail and called the wind speed every ten minutes. At seven past four the needle stopped at forty-one metres per second. The wind had not stopped; the gauge had gone. The lamp stayed lit.

> "If the light is on, the people at sea are not afraid. If they are not afraid, neither am I."

He retires next spring. Two people have applied for the job. He asked them both the same question: what do you do before you switch it on?
`,
    views: 8120,
    likes: 1403,
    comments: 96,
    related: [3108, 3801],
  },
  {
    id: 3805,
    category: 'English',
    title: 'Line 3 rides empty, and right on time',
    source: 'Starbay Media',
    author: 'Iris Tang',
    published: 'edition-1 16:30',
    layout: 'right',
    pictures: ['train-fields'],
    summary: 'For three months the trains will stop at every platform for passengers who are not there yet.',
    body: story`
This morning the doors of Line 3 opened and closed nineteen times for nobody. The new metro line, thirty-one kilometres from the tea hills of Yunxi to the port of Qingyan, has begun its trial running, and for at least three months it will keep a full timetable with empty carriages.

The hardest part, says driver Shen Zhixing, is pretending. At every stop he waits as long as a rush-hour crowd would need. "I have learned to be patient with people who do not exist."

## Three minutes of reeds

Seven kilometres of the line are elevated. Around the wetland the track swings two hundred and sixty metres to the north, so that the egrets can keep their feeding ground. Sit on the south side: for three minutes and twenty seconds you will see nothing but reeds.

- End to end: 36 minutes
- Planned base fare: two yuan
- After ten at night trains dim their lights as they pass the birds

A public hearing on fares is open until the fifteenth of next month.
`,
    views: 5210,
    likes: 298,
    comments: 33,
  },
  {
    id: 3806,
    category: 'English',
    title: 'Breakfast before dawn: a bowl-by-bowl guide to the Salt Barn market',
    source: 'Starbay Media',
    author: 'Mia Fong',
    published: 'edition-1 12:40',
    layout: 'right',
    pictures: ['noodles'],
    summary: 'The market moved two hundred metres. The scallion pancakes are still next to the soy milk.',
    body: story`
Salt Barn Market opens at half past four, when the only other lights in the street belong to taxis. It has just moved, for the first time in forty years, into an old granary with high windows. All hundred and eighty-six stalls came along, and they drew the seating plan themselves: old neighbours stay neighbours.

## Three bowls

**Harbour noodles.** Thin wheat noodles in a broth of small dried shrimp. Ask for "less soup, more garlic" and you will be taken for a local.

**Sweet rice wine with egg.** The colour of weak sunlight. Drivers swear by it; drivers should not, strictly, drink it.

**Salt soy milk.** It curdles on purpose. Trust it.

## How to behave

- Carry small money; some of the scales are older than the phones
- Sit upstairs after seven, or stand like everybody else
- If someone hands you a spring onion for nothing, say thank you and come back

> "The roof is higher here. Even the shouting sounds better." — Xia Guoliang, pancakes
`,
    views: 4875,
    likes: 620,
    comments: 58,
  },
  {
    id: 3807,
    category: 'English',
    title: 'Who is awake? One night in a city of three million',
    source: 'Starbay Media',
    author: 'Mia Fong',
    published: 'edition-96 21:00',
    layout: 'right',
    pictures: ['skyline-night'],
    summary: 'A crane driver, a librarian, a baker and a man who counts ships.',
    body: story`
**23:50, the control room.** Shao Yan moves a forty-tonne container with two fingers. The crane is five kilometres away. She used to climb fifty metres of ladder; now she brings a thermos.

**01:30, the city library.** Forty-six people, give or take. The night librarian turns the heating up two degrees for a woman asleep in the corner, whose mother is in the hospital across the road.

**02:10, the fishing port.** The first ice goes on the first fish. Under the lamps the water looks like milk.

**03:40, Wenhui Road.** Dough is rising in a shop four metres wide. The baker talks to it. He says it helps; his wife says it does not.

**04:15, the pilot station.** A man named Wei counts ships on the horizon. Tonight there are nineteen. He knows eleven by their lights.

**05:06, everywhere.** The street lamps go off, district by district, west to east. For about ninety seconds the city is lit by nothing but windows.

> "People think the night is empty. It is only quieter about it."
`,
    views: 7090,
    likes: 980,
    comments: 71,
  },
  {
    id: 3808,
    category: 'English',
    title: 'Oranges by post: the island that ships its autumn in boxes of twelve',
    source: 'Starbay Media',
    author: 'Noah Lin',
    published: 'edition-371 10:00',
    layout: 'right',
    pictures: ['orchard'],
    summary: 'Each box holds eleven good oranges and one ugly one. Customers ask for the ugly one.',
    body: story`
On Egret Island the orange season lasts five weeks and the post office triples in size. Every box that leaves holds twelve fruit: eleven handsome ones and, on top, one that is scarred, lopsided or absurdly small. It comes with a card: “this one had the best view”.

It began as a mistake. Four years ago a grower named Bai An ran short and filled the last place with a wind-scarred orange and an apology. The customer wrote back that it was the sweetest of the lot. He checked. Scarred fruit hangs on the sea side, gets more sun and more wind, and is, on average, sweeter.

## The sums

| Season | Boxes | Complaints about ugly oranges |
| First | 1,900 | 3 |
| Second | 6,400 | 1 |
| Last | 21,000 | 0 |

The island school's wind band plays on the pier when the first boxes are loaded. The children are paid in oranges. They have asked, this year, for ice lollies instead.

> "We do not sell perfect fruit. We sell a place, and the place has weather."
`,
    views: 2340,
    likes: 410,
    comments: 19,
  },
]
