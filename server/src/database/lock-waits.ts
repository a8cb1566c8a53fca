import { connectOwner } from './pools.ts';
import type { DatabaseConnection } from './servers.ts';

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
    for (const holder of await holdersBefore(connection, pid)) {
      if (!isOver && !told.has(holder.pid)) tell(waitLine(holder));
      told.add(holder.pid);
    }
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

async function holdersBefore(connection: DatabaseConnection, pid: number): Promise<Holder[]> {
  const client = await connectOwner(connection);
  try {
    const { rows } = await client.query<Holder>(
      `select pid, coalesce(nullif(application_name, ''), 'no name') as name, host(client_addr) as address,
         to_char(coalesce(xact_start, state_change, backend_start) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as since
       from pg_stat_activity where pid = any (pg_blocking_pids($1)) order by pid`,
      [pid],
    );
    return rows;
  } finally {
    await client.end();
  }
}

const waitLine = ({ pid, name, address, since }: Holder) =>
  `The portal waits for a lock in the database: process ${pid} (${name}, from ${address ?? 'the same machine'}) has held it since ${since} UTC. ` +
  `It goes on as soon as that ends. If that is no portal being updated, end it there: select pg_terminate_backend(${pid});`;
