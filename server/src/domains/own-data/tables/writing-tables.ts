import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import {
  adviceSteps,
  advices,
  comments,
  contents,
  feedbackEntries,
  feedbacks,
  joinApplications,
  posts,
  previewLinks,
  publications,
  queueItems,
  removedComments,
  reports,
  searchEntries,
  searchPending,
  voteOptions,
  votes,
} from '../../../data/schema/index'
import {
  byId,
  change,
  type DataOwner,
  erase,
  erased,
  kept,
  NAMELESS,
  type PersonalTable,
  type TableName,
} from '../data-table'

const PIECES = 'What was published stays, without a name: others have answered it.'
const ofPieces = ({ id }: DataOwner) =>
  sql`(select ${publications.id} from ${publications} where ${publications.userId} = ${id} and ${publications.state} <> 'shown')`
const ofPosts = ({ id }: DataOwner) => sql`(select ${posts.id} from ${posts} where ${posts.userId} = ${id})`
const ofVotes = (owner: DataOwner) => sql`(select ${votes.id} from ${votes} where ${votes.postId} in ${ofPosts(owner)})`
const ofLetters = ({ id }: DataOwner) => sql`(select ${advices.id} from ${advices} where ${advices.userId} = ${id})`
const ofFeedbacks = ({ id }: DataOwner) =>
  sql`(select ${feedbacks.id} from ${feedbacks} where ${feedbacks.userId} = ${id})`
const ofContents = ({ id }: DataOwner) =>
  sql`(select ${contents.id} from ${contents} where ${contents.ownerId} = ${id})`

/** Tables of what a person wrote, and what was decided about it. */
export const writingTables = {
  adviceSteps: kept(
    (owner) => inArray(adviceSteps.adviceId, ofLetters(owner)),
    { title: { zh: '来信的经过', en: 'Steps of letters' }, without: ['actorId'] },
    'The course of letters that stay.',
  ),
  advices: {
    rows: byId(advices.userId),
    copy: { title: { zh: '写给部门的信', en: 'Letters to departments' }, without: ['tokens', 'publishKey', 'held'] },
    closing: [erase(({ id }) => and(eq(advices.userId, id), eq(advices.audience, 'private')))],
    kept: 'Letters that everybody reads, with their answers, without a name; private ones are erased.',
  },
  comments: {
    rows: byId(comments.userId),
    copy: {
      title: { zh: '评论', en: 'Comments' },
      without: ['answeredId', 'replyToName', 'mentions', 'publishKey', 'heat'],
    },
    closing: [
      erase(({ id }) => and(eq(comments.userId, id), ne(comments.state, 'shown'))),
      change({ district: '', publishKey: null }, byId(comments.userId)),
      change({ replyToName: NAMELESS }, byId(comments.answeredId)),
    ],
    kept: PIECES,
  },
  // Before the contents by which they are found.
  previewLinks: erased((owner) => inArray(previewLinks.content, ofContents(owner)), {
    title: { zh: '预览链接', en: 'Preview links' },
    only: ['content', 'until', 'createdAt'],
  }),
  contents: {
    rows: byId(contents.ownerId),
    copy: 'Pieces as everybody sees them; what was written is listed under publications.',
    closing: [
      erase((owner) => inArray(contents.id, ofPieces(owner))),
      change({ author: NAMELESS }, byId(contents.ownerId)),
    ],
    kept: PIECES,
  },
  feedbackEntries: erased((owner) => inArray(feedbackEntries.feedbackId, ofFeedbacks(owner)), {
    title: { zh: '反馈的往来', en: 'Conversations with support' },
    without: ['publishKey'],
  }),
  feedbacks: erased(byId(feedbacks.userId), { title: { zh: '意见反馈', en: 'Feedback' }, without: ['publishKey'] }),
  joinApplications: erased(byId(joinApplications.userId), {
    title: { zh: '加入申请', en: 'Applications' },
    without: ['publishKey'],
  }),
  posts: {
    rows: byId(posts.userId),
    copy: { title: { zh: '帖子', en: 'Posts' }, without: ['mentions', 'hiddenBy', 'publishKey'] },
    closing: [
      erase(({ id }) => and(eq(posts.userId, id), or(ne(posts.state, 'shown'), sql`${posts.deletedAt} is not null`))),
      change({ place: null, publishKey: null }, byId(posts.userId)),
    ],
    kept: PIECES,
  },
  publications: {
    rows: byId(publications.userId),
    copy: { title: { zh: '发布的作品', en: 'Publications' }, without: ['publishKey'] },
    closing: [
      erase(({ id }) => and(eq(publications.userId, id), ne(publications.state, 'shown'))),
      change({ place: null }, byId(publications.userId)),
    ],
    kept: PIECES,
  },
  queueItems: kept(
    byId(queueItems.authorId),
    'What operators decided about pieces; the person was told in messages.',
    'The record of what operators decided about a nameless account.',
  ),
  removedComments: erased(
    byId(removedComments.userId),
    'Deleted comments, with answers of others; gone after an hour.',
  ),
  reports: {
    rows: byId(reports.reporterId),
    copy: { title: { zh: '提交的举报', en: 'Reports' }, without: ['authorId', 'item'] },
    closing: [change({ text: '', images: [] }, byId(reports.reporterId))],
    kept: 'What was reported and decided, without words and pictures; reports about the person, whose author they are.',
  },
  searchEntries: {
    rows: byId(searchEntries.authorId),
    copy: 'What the search finds of what is listed here.',
    closing: [erase(({ id }) => and(eq(searchEntries.source, 'person'), eq(searchEntries.id, id)))],
    kept: 'Entries of nameless posts.',
  },
  searchPending: kept(
    ({ id }) => and(eq(searchPending.source, 'person'), eq(searchPending.id, id)),
    'What the search indexes next.',
    'Gone within seconds.',
  ),
  voteOptions: kept(
    (owner) => inArray(voteOptions.voteId, ofVotes(owner)),
    { title: { zh: '发起的投票的选项', en: 'Options of your votes' } },
    PIECES,
  ),
  votes: kept(
    (owner) => inArray(votes.postId, ofPosts(owner)),
    { title: { zh: '发起的投票', en: 'Your votes' } },
    PIECES,
  ),
} satisfies Partial<Record<TableName, PersonalTable>>
