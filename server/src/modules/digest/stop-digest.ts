import type { Database } from '../../database/database.ts';
import { saveFrequencyByToken } from './digest.store.ts';

/** Where mail programs unsubscribe with one click, without asking for a page (RFC 8058). */
export const ONE_CLICK_PATH = '/api/digest/oneClick';

/** Ends the digests of the person whose link it is; false for an unknown link. */
export const createStopDigest = (database: Database) => (token: string) =>
  database.onceAsSystem((tx) => saveFrequencyByToken(tx, token, 'never'));
