import { inArray, sql } from 'drizzle-orm'
import {
  creditEntries,
  embeddedPayouts,
  financeLog,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  payoutDifferences,
  payoutReversals,
  payoutStatementLines,
  payoutTargets,
  redPackets,
  transferEvents,
  transfers,
} from '../../../data/schema/index'
import { byId, change, type DataOwner, erased, kept, type PersonalTable, type TableName } from '../data-table'

const BOOKS = 'The books are never changed. They refer to a nameless account.'
const STATEMENTS = 'What providers state of transfers that are in the file.'
const OPERATORS_ACTIONS = 'What operators did about transfers that are in the file.'
const ofAccounts = ({ id }: DataOwner) =>
  sql`(select ${ledgerAccounts.id} from ${ledgerAccounts} where ${ledgerAccounts.userId} = ${id})`
const ofTransfers = ({ id }: DataOwner) =>
  sql`(select ${transfers.id} from ${transfers} where ${transfers.userId} = ${id})`

/** Tables of money. Nothing in the database ties them to `users`. */
export const moneyTables = {
  creditEntries: kept(byId(creditEntries.userId), { title: { zh: '积分', en: 'Credits' } }, BOOKS),
  embeddedPayouts: kept(
    (owner) => inArray(embeddedPayouts.id, ofTransfers(owner)),
    'Records that stand for those of another company.',
    'Records that stand for those of another company.',
  ),
  financeLog: kept((owner) => inArray(financeLog.transferId, ofTransfers(owner)), OPERATORS_ACTIONS, BOOKS),
  ledgerAccounts: kept(byId(ledgerAccounts.userId), { title: { zh: '钱包余额', en: 'Balance of the wallet' } }, BOOKS),
  ledgerEntries: kept(
    (owner) => inArray(ledgerEntries.accountId, ofAccounts(owner)),
    { title: { zh: '钱包明细', en: 'Entries of the wallet' } },
    BOOKS,
  ),
  ledgerTransactions: kept(
    (owner) =>
      inArray(
        ledgerTransactions.id,
        sql`(select ${ledgerEntries.transactionId} from ${ledgerEntries} where ${ledgerEntries.accountId} in ${ofAccounts(owner)})`,
      ),
    { title: { zh: '钱包交易', en: 'Transactions of the wallet' } },
    BOOKS,
  ),
  payoutDifferences: kept((owner) => inArray(payoutDifferences.orderId, ofTransfers(owner)), STATEMENTS, BOOKS),
  payoutReversals: kept((owner) => inArray(payoutReversals.transferId, ofTransfers(owner)), OPERATORS_ACTIONS, BOOKS),
  payoutStatementLines: kept((owner) => inArray(payoutStatementLines.orderId, ofTransfers(owner)), STATEMENTS, BOOKS),
  payoutTargets: erased(byId(payoutTargets.userId), {
    title: { zh: '收款账户', en: 'Account for withdrawals' },
    only: ['masked', 'boundAt'],
  }),
  redPackets: kept(byId(redPackets.userId), { title: { zh: '红包', en: 'Red packets' } }, BOOKS),
  transferEvents: kept(
    (owner) => inArray(transferEvents.transferId, ofTransfers(owner)),
    { title: { zh: '提现经过', en: 'Steps of withdrawals' }, without: ['who'] },
    BOOKS,
  ),
  transfers: {
    rows: byId(transfers.userId),
    copy: {
      title: { zh: '提现', en: 'Withdrawals' },
      without: [
        'key',
        'bodyHash',
        'account',
        'name',
        'accountHash',
        'askAt',
        'asked',
        'version',
        'confirmation',
        'heldBy',
      ],
    },
    closing: [change({ account: '', name: '' }, byId(transfers.userId))],
    kept: `${BOOKS} Account and name of the payee are erased; their masked form stays. Money that comes back later is booked as unclaimed (decision 346)`,
  },
} satisfies Partial<Record<TableName, PersonalTable>>
