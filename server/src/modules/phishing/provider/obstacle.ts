import type { SendingObstacle } from '@portal/domain/phishing/phishing-states.ts';
import { AppError } from '../../../call/app-error.ts';
import type { Config } from '../../../config/config.ts';
import type { Services } from '../../../services.ts';
import { findProvider, type ProviderRow } from './provider.store.ts';

/** Why nothing can be sent for any firm now; null where all is well. */
export function obstacleOf(
  { phishing: { domain } }: Pick<Config, 'phishing'>,
  row: ProviderRow,
): SendingObstacle | null {
  if (domain === null) return 'no-sender';
  if (row.is_stopped) return 'stopped';
  if (row.checked_at === null || row.checked_domain !== domain) return 'not-checked';
  return row.is_sound ? null : 'check-failed';
}

/** The same, asked of the database. */
export async function findObstacle({ config, database }: Pick<Services, 'config' | 'database'>) {
  return obstacleOf(config, await database.onceAsSystem(findProvider));
}

const CODES = {
  'no-sender': 'PHISHING_NO_SENDER',
  stopped: 'PHISHING_STOPPED',
  'not-checked': 'PHISHING_SENDER_FAULTY',
  'check-failed': 'PHISHING_SENDER_FAULTY',
} as const;

/** @throws AppError that names the obstacle */
export async function requireNoObstacle(services: Pick<Services, 'config' | 'database'>): Promise<void> {
  const obstacle = await findObstacle(services);
  if (obstacle !== null) throw new AppError(CODES[obstacle]);
}
