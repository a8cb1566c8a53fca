import type {
  emergencyLinkCard as emergencyLinkCardCall,
  emergencyLinkFile as emergencyLinkFileCall,
  openEmergencyLink as openEmergencyLinkCall,
} from '@portal/contract/incidents/emergency-link.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller } from '../../../call/caller.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { hashToken } from '../../../system/tokens.ts';
import { countryOfReader } from '../help/country-of-reader.ts';
import { helpFile } from '../help/help-file.ts';
import { viewOfHelp } from '../help/help-view.ts';
import { findOrganisationOfLink } from './contacts.store.ts';
import { type Card, readCard } from './read-card.ts';
import { typesetCard } from './typeset-card.ts';

/** What people with the link see. */
export async function openEmergencyLink(
  services: Services,
  caller: CallerOf<typeof openEmergencyLinkCall>,
  { token, country }: InputOf<typeof openEmergencyLinkCall>,
): Promise<AnswerOf<typeof openEmergencyLinkCall>> {
  const say = sayFor(caller.brand, caller.language);
  const { firm, rules } = await cardOfLink(services, caller, { token, country });
  return {
    success: true,
    data: {
      organisation: firm.organisation,
      contacts: [...firm.contacts],
      help: viewOfHelp(caller.brand, say, rules),
    },
  };
}

/** The same as a file that works without a connection. */
export async function downloadLinkFile(
  services: Services,
  caller: CallerOf<typeof emergencyLinkFileCall>,
  link: InputOf<typeof emergencyLinkFileCall>,
): Promise<AnswerOf<typeof emergencyLinkFileCall>> {
  const { brand, language } = caller;
  const say = sayFor(brand, language);
  const { firm, rules } = await cardOfLink(services, caller, link);
  return helpFile({ help: viewOfHelp(brand, say, rules), firm, brand, now: services.clock.now() }, say);
}

/** The card for the wallet. */
export async function downloadLinkCard(
  services: Services,
  caller: CallerOf<typeof emergencyLinkCardCall>,
  link: InputOf<typeof emergencyLinkCardCall>,
): Promise<AnswerOf<typeof emergencyLinkCardCall>> {
  const card = await cardOfLink(services, caller, link);
  return typesetCard(services, caller, { ...card, layout: 'wallet' });
}

/**
 * The card that a link opens, with the numbers of another country where the reader chose one. Links that are unknown, ended, or of a
 * suspended firm are all told the same.
 * @throws AppError EMERGENCY_LINK_INVALID
 */
async function cardOfLink(
  { database }: Services,
  caller: Caller,
  { token, country }: { readonly token: string; readonly country?: string | undefined },
): Promise<Pick<Card, 'firm'> & { readonly rules: Pick<Card['rules'], 'code' | 'emergencyNumber' | 'contacts'> }> {
  const orgId = await database.onceAsSystem((tx) => findOrganisationOfLink(tx, hashToken(token)));
  if (orgId === null) throw new AppError('EMERGENCY_LINK_INVALID');
  const card = await database.inOrg(orgId, (tx) => readCard(tx, caller));
  return country === undefined ? card : { firm: card.firm, rules: countryOfReader(caller, country) };
}
