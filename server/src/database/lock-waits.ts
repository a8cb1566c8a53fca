import type pg from 'pg';
import { connectOwner } from './pools.ts';
import type { DatabaseConnection } from './postgres/servers.ts';

const FIRST_LOOK_MS = 1500;
const LOOK_EVERY_MS = 1000;

type Holder = { readonly pid: number; readonly name: string; readonly address: string | null; readonly since: string };

/**
 * Says, within three seconds, whom the transaction of `pid` waits for while `work` is under way; once for each that it waits for.
 * Looking has a connection of its own, which is made only when `work` takes longer than a look.
 */
export async function tellingWaits<Result>(
  { connection, pid, tell }: { connection: DatabaseConnection; pid: number; tell: (message: string) => void },
  work: () => Promise<Result>,
): Promise<Result> {
  const told = new Set<number>();
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const holders = await holdersBefore(connection, pid);
    if (!isOver) tellHolders(holders, told, tell);
  };
  const lookLater = (afterMs: number) => {
    timer = setTimeout(() => {
      // A look that fails changes nothing for the work itself, which says what is wrong with the database.
      looking = look()
        .catch(() => undefined)
        .finally(() => {
          if (!isOver) lookLater(LOOK_EVERY_MS);
        });
    }, afterMs);
  };
  lookLater(FIRST_LOOK_MS);
  try {
    return await work();
  } finally {
    isOver = true;
    clearTimeout(timer);
    await looking;
  }
}

/** Names each of them once. */
export function tellHolders(holders: readonly Holder[], told: Set<number>, tell: (message: string) => void): void {
  for (const holder of holders) {
    if (!told.has(holder.pid)) tell(waitLine(holder));
    told.add(holder.pid);
  }
}

const HOLDER = `select pid, coalesce(nullif(application_name, ''), 'no name') as name, host(client_addr) as address,
  to_char(coalesce(xact_start, state_change, backend_start) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as since
  from pg_stat_activity`;

/** Who holds the advisory lock with this number. */
export async function holdersOfLock(owner: pg.Client, lock: number): Promise<Holder[]> {
  const { rows } = await owner.query<Holder>(
    `${HOLDER} where pid in (
       select pid from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and objsubid = 1 and granted
         and database = (select oid from pg_database where datname = current_database())) order by pid`,
    [lock],
  );
  return rows;
}

async function holdersBefore(connection: DatabaseConnection, pid: number): Promise<Holder[]> {
  const client = await connectOwner(connection);
  try {
    const { rows } = await client.query<Holder>(`${HOLDER} where pid = any (pg_blocking_pids($1)) order by pid`, [pid]);
    return rows;
  } finally {
    await client.end();
  }
}

const waitLine = ({ pid, name, address, since }: Holder) =>
  `The portal is waiting for a lock in the database: process ${pid} (${name}, from ${address ?? 'the same machine'}) has held it since ${since} UTC. ` +
  `It continues as soon as that ends. If that is not a portal being updated, end it there: select pg_terminate_backend(${pid});`;
