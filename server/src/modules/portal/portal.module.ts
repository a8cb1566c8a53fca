import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { filesCalls } from './files.calls.ts';
import { newsCalls } from './news.calls.ts';
import { portalCalls } from './portal.calls.ts';
import { wordsCalls } from './words.calls.ts';

/** What belongs to the portal itself: log, news, files, and the provider's own words. */
export const portal: ServerModule<Services> = {
  calls: [...portalCalls, ...newsCalls, ...filesCalls, ...wordsCalls],
};
