import type { Services } from '../../../services.ts';
import { deleteUnsentFiles } from '../help/help-files.store.ts';
import { findKeptFiles } from './kept-files.store.ts';
import { createStrayFilesClearing } from './kept-files.ts';

const UNSENT_LIFE_MS = 24 * 60 * 60_000;

/** Forgets files that were attached and never sent, and removes bytes that belong to nothing any more. */
export function createConciergeClearing(): (services: Pick<Services, 'database' | 'clock' | 'files'>) => Promise<void> {
  const clearStrays = createStrayFilesClearing({ folder: 'concierge', findKept: findKeptFiles });
  return async (services) => {
    const before = new Date(services.clock.now().getTime() - UNSENT_LIFE_MS);
    await services.database.onceAsSystem((tx) => deleteUnsentFiles(tx, before));
    await clearStrays(services);
  };
}
