import type { TestPortal } from './test-portal.ts';

/** Makes every new row of a table fail for one firm, as data that nobody foresaw would; the returned function ends it. */
export async function breakFirm({ database }: TestPortal, table: string, orgId: string): Promise<() => Promise<void>> {
  await database.query(`create function break_firm() returns trigger language plpgsql
    as $$ begin raise exception 'this firm is broken'; end $$`);
  await database.query(`create trigger break_firm before insert on ${table} for each row
    when (new.org_id = '${orgId}') execute function break_firm()`);
  return async () => void (await database.query('drop function break_firm cascade'));
}
