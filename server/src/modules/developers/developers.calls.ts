import * as calls from '@portal/contract/developers/developers.calls.ts';
import * as directoryCalls from '@portal/contract/developers/directory.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { DevelopersServices } from './developers-services.ts';
import { chooseDirectoryGroup, readDirectory, releaseDirectory } from './directory/directory-settings.ts';
import { readApiReference } from './reference/read-reference.ts';
import { listApiTokens, listProviderTokens, revokeApiToken, revokeProviderToken } from './tokens/list-tokens.ts';
import { makeApiToken, makeProviderToken } from './tokens/make-token.ts';

/** Calls of the page for developers, and of the provider's. */
export const developersCalls: readonly BoundCall<DevelopersServices>[] = [
  bind(calls.readApiReference).to(readApiReference),
  bind(calls.listApiTokens).to(listApiTokens),
  bind(calls.makeApiToken).to(makeApiToken),
  bind(calls.revokeApiToken).to(revokeApiToken),
  bind(calls.listProviderTokens).to(listProviderTokens),
  bind(calls.makeProviderToken).to(makeProviderToken),
  bind(calls.revokeProviderToken).to(revokeProviderToken),
  bind(directoryCalls.readDirectory).to(readDirectory),
  bind(directoryCalls.chooseDirectoryGroup).to(chooseDirectoryGroup),
  bind(directoryCalls.releaseDirectory).to(releaseDirectory),
];
