import type { Database, SystemTransaction } from '../../database/database.ts';
import { readMaintenanceFact, writeMaintenanceFact } from './maintenance.store.ts';

/** Whether the portal is closed, and the texts of the maintenance page. */
export type MaintenanceState = {
  readonly enabled: boolean;
  readonly title: string;
  readonly subHead: string;
  readonly content: string;
};

export type Maintenance = {
  /** The state now; another process's change shows within two seconds. */
  state(): Promise<MaintenanceState>;
  /** Sets the state in the transaction that logs it; `applied` makes it count here once that has committed. */
  save(tx: SystemTransaction, state: MaintenanceState): Promise<{ applied(): void }>;
};

const CACHE_MS = 2000;
const OPEN: MaintenanceState = { enabled: false, title: '', subHead: '', content: '' };

/**
 * The maintenance switch. A text in the configuration closes the portal whatever the switch says.
 * @param configured that text, or null
 */
export function createMaintenance(database: Database, configured: string | null): Maintenance {
  let last = OPEN;
  let readAt = Number.NEGATIVE_INFINITY;
  const keep = (state: MaintenanceState) => {
    last = state;
    readAt = performance.now();
    return state;
  };
  return {
    async state() {
      if (configured !== null)
        return {
          enabled: true,
          title: 'We will be right back',
          subHead: 'The portal is under maintenance.',
          content: configured,
        };
      if (performance.now() - readAt <= CACHE_MS) return last;
      // Others meanwhile take what was known, instead of asking too.
      readAt = performance.now();
      try {
        return keep((await database.asSystem(readMaintenanceFact)) ?? OPEN);
      } catch {
        // Without a database the calls themselves say what is wrong.
        return last;
      }
    },
    async save(tx, state) {
      await writeMaintenanceFact(tx, state);
      return { applied: () => void keep(state) };
    },
  };
}
