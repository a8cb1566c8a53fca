import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inviteUser } from '@portal/contract/accounts/accounts.calls.ts';
import { connectOwner } from '../../server/src/database/pools.ts';
import { nextAddress } from '../../server/src/testing/test-browser.ts';
import { signInDemoOwner } from '../faults/testing/demo-owner.ts';
import { PortalPlace } from '../faults/testing/portal-process.ts';
import { copyPrimary, PASSWORD, startSystemPostgres } from './system-postgres.ts';

const BEFORE = 20;
const LIMIT_MS = 60_000;

/** Loses a primary under load and promotes its standby with pg_ctl; tells how many answered writes there were and how long none was. */
export async function tryFailover(bin: string, folder: string): Promise<string> {
  const primary = await startSystemPostgres(bin, join(folder, 'first'));
  copyPrimary(bin, primary, join(folder, 'second'));
  const standby = await startSystemPostgres(bin, join(folder, 'second'));
  const at = (hosts: string) => `postgres://portal:${PASSWORD}@${hosts}/postgres?target_session_attrs=read-write`;
  const owner = await connectOwner({ connectionString: at(`127.0.0.1:${primary.port}`) });
  await owner.query("alter system set synchronous_standby_names = 'standby'");
  await owner.query('select pg_reload_conf()');
  await owner.end();
  const place = await PortalPlace.create({
    DATABASE_URL: at(`127.0.0.1:${primary.port},127.0.0.1:${standby.port}`),
    TRUST_PROXY: 'loopback',
  });
  try {
    await place.start();
    const browser = await signInDemoOwner(place.browser(), await place.fillDemo());
    const answered: string[] = [];
    let lostAt = 0;
    let backAt = 0;
    const deadline = Date.now() + LIMIT_MS;
    for (let time = 0; answered.length < 2 * BEFORE; time += 1) {
      if (Date.now() > deadline) throw new Error('Writes did not come back.');
      const email = `person-${time}@harbor-bakery.example`;
      const person = { email, firstName: 'Ines', lastName: 'Moreau', jobTitle: '' };
      const { status } = await browser.call(inviteUser, person, { 'x-forwarded-for': nextAddress() });
      if (status === 200) answered.push(email);
      if (status === 200 && lostAt > 0 && backAt === 0) backAt = Date.now();
      if (answered.length === BEFORE && lostAt === 0) {
        lostAt = Date.now();
        primary.control('-m', 'immediate', 'stop');
        standby.control('promote');
      }
      await delay(20);
    }
    const reader = await connectOwner({ connectionString: at(`127.0.0.1:${standby.port}`) });
    const { rows } = await reader.query<{ email: string }>('select email from invites');
    await reader.end();
    const kept = new Set(rows.map(({ email }) => email));
    const lost = answered.filter((email) => !kept.has(email));
    if (lost.length > 0) throw new Error(`Lost: ${lost.join(', ')}`);
    return `${answered.length} answered writes, none lost, writes again after ${backAt - lostAt} ms`;
  } finally {
    await place.clear();
    standby.control('-m', 'immediate', 'stop');
  }
}
