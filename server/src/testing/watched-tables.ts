import { tableNames } from './table-dump.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * Notes from now on in which tables a row is added, changed or removed, so that a test which asks after every call compares those alone.
 * What is rolled back is not noted.
 */
export async function watchTables(database: TestDatabase): Promise<{
  /** The tables in which that happened since this was asked last. */
  touched(): Promise<string[]>;
}> {
  const tables = (await tableNames(database)).filter((name) => name !== 'rate_counts');
  const note = 'execute function watch.note()';
  await database.query(
    `create schema watch;
     create table watch.touched (name text not null);
     create function watch.note() returns trigger language plpgsql security definer as $$
       begin insert into watch.touched values (tg_table_name); return null; end $$;
     ${tables
       .map(
         (table) =>
           `create trigger watch_rows after insert or update or delete on ${table} for each row ${note};
            create trigger watch_all after truncate on ${table} for each statement ${note};`,
       )
       .join('')}
     create function watch.note_job() returns trigger language plpgsql security definer as $$
       begin insert into watch.touched values ('jobs'); return null; end $$;
     create trigger watch_rows after insert or delete on jobs.job for each row execute function watch.note_job();`,
  );
  return {
    async touched() {
      const rows = await database.query<{ name: string }>(
        'with taken as (delete from watch.touched returning name) select distinct name from taken order by 1',
      );
      return rows.map(({ name }) => name);
    },
  };
}
