import type { ServerModule } from '../../server-module.ts';
import { clearDevelopers } from './clear-developers.ts';
import { developersCalls } from './developers.calls.ts';
import type { DevelopersServices } from './developers-services.ts';

/** The public interface, its tokens, and webhooks. */
export const developers: ServerModule<DevelopersServices> = {
  calls: developersCalls,
  clearExpired: clearDevelopers,
};
