import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { coverageOfWords } from '../../system/content-words/content-coverage.ts';
import { readCountries, readStates } from './countries/country-packs.ts';
import { forgetLanguages } from './people-languages.store.ts';
import { profileCalls } from './profile.calls.ts';
import { profileMails } from './profile.mails.ts';
import { coverage } from './profile.texts.ts';

/** Profiles of people and companies. */
export const profile: ServerModule<Services> = {
  calls: profileCalls,
  mails: profileMails,
  coverage: [coverageOfWords((say) => say(coverage.countries), ['countries'])],
  content: [...readCountries.byLanguage, ...readStates.byLanguage],
  clearExpired: forgetLanguages,
};
