import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { parseDelivery, maybeWhole, parseOrder, parsePayment, parseRefund } from './rows.ts';
import type { WebhookDeliveryRow, SimulatorOrder, SimulatorPayment, SimulatorRefund } from './rows.ts';

const TABLES = `
create table if not exists orders (
  id text primary key, amount integer not null check (amount >= 100), amount_paid integer not null check (amount_paid in (0, amount)),
  receipt text, status text not null, attempts integer not null, notes text not null, is_manual integer not null,
  created_at integer not null
) strict;
create index if not exists orders_receipt on orders (receipt);
create table if not exists payments (
  id text primary key, order_id text not null references orders, amount integer not null,
  amount_refunded integer not null check (amount_refunded between 0 and amount), status text not null,
  captured integer not null, method text not null default 'card', vpa text, bank text, wallet text, last4 text not null, network text not null, holder text not null, email text not null,
  contact text not null, failure text, late_at integer, created_at integer not null
) strict;
create index if not exists payments_order on payments (order_id);
create unique index if not exists payments_one_captured on payments (order_id) where captured = 1;
create index if not exists payments_late on payments (late_at) where late_at is not null;
create table if not exists refunds (
  id text primary key, payment_id text not null references payments, amount integer not null check (amount > 0),
  status text not null, receipt text, notes text not null, key text unique, asked text not null,
  is_doomed integer not null, due_at integer, created_at integer not null
) strict;
create index if not exists refunds_payment on refunds (payment_id);
create index if not exists refunds_due on refunds (due_at) where due_at is not null;
create table if not exists deliveries (
  serial integer primary key, event_id text not null, name text not null, body text not null, forged_signature text,
  tries integer not null, due_at integer, outcome text not null
) strict;
create index if not exists deliveries_due on deliveries (due_at) where due_at is not null;
`;

const ORDER = 'id amount amount_paid receipt status attempts notes is_manual created_at'.split(' ');
const PAYMENT =
  'id order_id amount amount_refunded status captured method vpa bank wallet last4 network holder email contact failure late_at created_at'.split(
    ' ',
  );
const REFUND = 'id payment_id amount status receipt notes key asked is_doomed due_at created_at'.split(' ');

const NEWEST = 'order by created_at desc, rowid desc';
const NEXT = `select min(at) as at from (
  select min(late_at) as at from payments where late_at is not null
  union all select min(due_at) from refunds where due_at is not null
  union all select min(due_at) from deliveries where due_at is not null and ? = 1)`;

const ORDERS_OF_RECEIPT = `select * from orders where ?1 is null or receipt = ?1 ${NEWEST} limit ?2 offset ?3`;

const UNTRIED = 'select serial from deliveries where due_at is not null and tries = 0 limit 1';

/** The part of a list to read, the newest first. */
export interface ListPart {
  count: number;
  skip: number;
  receipt?: string | undefined;
}

/** The first and the last second of a list. */
export interface ListPeriod {
  from: number;
  to: number;
}

/** The store of the simulator. */
export type SimulatorStore = ReturnType<typeof openSimulatorStore>;

/** Opens the store in a file, or in memory for `:memory:`. The file survives any end of the process. */
export function openSimulatorStore(file: string) {
  const db = new DatabaseSync(file);
  // The store does not wait for the disk. Its content survives an end of the process, which is enough.
  db.exec(`pragma journal_mode = wal; pragma synchronous = off; pragma foreign_keys = on; ${TABLES}`);
  addColumns(db);
  const listOrders = many(db, ORDERS_OF_RECEIPT, parseOrder);
  const findUntried = one(db, UNTRIED, (row) => row);
  const findNext = one(db, NEXT, (row) => maybeWhole(row, 'at'));
  const upsertOrder = upsert(db, 'orders', ORDER);
  const upsertPayment = upsert(db, 'payments', PAYMENT);
  const upsertRefund = upsert(db, 'refunds', REFUND);
  const insertDelivery = db.prepare(
    `insert into deliveries (event_id, name, body, forged_signature, tries, due_at, outcome)
     values (:event_id, :name, :body, :forged_signature, :tries, :due_at, :outcome)`,
  );
  const updateAllDue = db.prepare('update deliveries set due_at = ? where due_at is not null');
  const updateDelivery = db.prepare('update deliveries set tries = ?, due_at = ?, outcome = ? where serial = ?');
  return {
    findOrder: one(db, 'select * from orders where id = ?', parseOrder),
    findUnpaidOrder: one(db, `select * from orders where status <> 'paid' ${NEWEST} limit 1`, parseOrder),
    listOrders: ({ count, skip, receipt }: ListPart) => listOrders(receipt ?? null, count, skip),
    upsertOrder: (row: SimulatorOrder) => void upsertOrder.run(row),

    findPayment: one(db, 'select * from payments where id = ?', parsePayment),
    listPaymentsOf: many(db, `select * from payments where order_id = ? ${NEWEST}`, parsePayment),
    listPayments: many(db, `select * from payments ${NEWEST} limit ?`, parsePayment),
    listPaymentsBetween: between(db, 'payments', parsePayment),
    listLatePayments: many(db, 'select * from payments where late_at <= ? order by late_at limit 100', parsePayment),
    upsertPayment: (row: SimulatorPayment) => void upsertPayment.run(row),

    findRefund: one(db, 'select * from refunds where id = ?', parseRefund),
    findRefundByKey: one(db, 'select * from refunds where key = ?', parseRefund),
    listRefundsOf: many(db, `select * from refunds where payment_id = ? ${NEWEST} limit ? offset ?`, parseRefund),
    listRefunds: many(db, `select * from refunds ${NEWEST} limit ?`, parseRefund),
    listRefundsBetween: between(db, 'refunds', parseRefund),
    listDueRefunds: many(db, 'select * from refunds where due_at <= ? order by due_at limit 100', parseRefund),
    upsertRefund: (row: SimulatorRefund) => void upsertRefund.run(row),

    listDueDeliveries: many(
      db,
      'select * from deliveries where due_at <= ? order by due_at, serial limit ?',
      parseDelivery,
    ),
    listDeliveries: many(db, 'select * from deliveries order by serial', parseDelivery),
    insertDelivery: (row: Omit<WebhookDeliveryRow, 'serial'>) => void insertDelivery.run(row),
    updateDelivery: ({ serial, tries, due_at, outcome }: WebhookDeliveryRow) =>
      void updateDelivery.run(tries, due_at, outcome, serial),
    /** Makes all undelivered webhooks due at this time. */
    updateAllDue: (at: number) => void updateAllDue.run(at),
    /** Whether a webhook has never been sent. */
    hasUntried: () => findUntried() !== undefined,

    /** Makes everything older by this number of milliseconds. */
    age: (ms: number) => makeOlder(db, ms),

    /** The time of the next due work; deliveries count only with an address. */
    findNextDue: (withDeliveries: boolean) => findNext(withDeliveries ? 1 : 0) ?? undefined,
    /** Runs `work` in a transaction, which is rolled back if it throws. */
    withTransaction: <T>(work: () => T): T => {
      if (db.isTransaction) return work();
      db.exec('begin immediate');
      try {
        const done = work();
        db.exec('commit');
        return done;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    close: () => db.close(),
  };
}

/** Columns that an older file lacks. */
const NEW_COLUMNS = { method: "text not null default 'card'", vpa: 'text', bank: 'text', wallet: 'text' };

function addColumns(db: DatabaseSync): void {
  const known = new Set(
    db
      .prepare("select name from pragma_table_info('payments')")
      .all()
      .map(({ name }) => name),
  );
  const missing = Object.entries(NEW_COLUMNS).filter(([name]) => !known.has(name));
  for (const [name, type] of missing) db.exec(`alter table payments add column ${name} ${type}`);
}

type Reader<T> = (row: Record<string, SQLOutputValue>) => T;

function one<T>(db: DatabaseSync, sql: string, read: Reader<T>) {
  const statement = db.prepare(sql);
  return (...values: SQLInputValue[]): T | undefined => {
    const row = statement.get(...values);
    return row && read(row);
  };
}

function many<T>(db: DatabaseSync, sql: string, read: Reader<T>) {
  const statement = db.prepare(sql);
  return (...values: SQLInputValue[]): T[] => statement.all(...values).map(read);
}

/** The statement that lists the rows of a period in seconds. */
function between<T>(db: DatabaseSync, table: string, read: Reader<T>) {
  const list = many(
    db,
    `select * from ${table} where created_at / 1000 between ? and ? ${NEWEST} limit ? offset ?`,
    read,
  );
  return ({ from, to }: ListPeriod, { count, skip }: ListPart) => list(from, to, count, skip);
}

function makeOlder(db: DatabaseSync, ms: number): void {
  for (const table of ['orders', 'payments', 'refunds'])
    db.prepare(`update ${table} set created_at = created_at - ?`).run(ms);
}

/** The statement that inserts a whole row, or replaces the row with the same first column. */
function upsert(db: DatabaseSync, table: string, columns: readonly string[]) {
  const set = columns.slice(1).map((name) => `${name} = excluded.${name}`);
  return db.prepare(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((name) => `:${name}`).join(', ')})
     on conflict (${columns[0]}) do update set ${set.join(', ')}`,
  );
}
