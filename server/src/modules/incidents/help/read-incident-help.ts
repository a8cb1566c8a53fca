import type {
  incidentHelp as incidentHelpCall,
  incidentHelpCard as incidentHelpCardCall,
  incidentHelpFile as incidentHelpFileCall,
} from '@portal/contract/incidents/incident-help.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { typesetCard } from '../card/typeset-card.ts';
import { countryOfReader } from './country-of-reader.ts';
import { helpFile } from './help-file.ts';
import { viewOfHelp } from './help-view.ts';

/** What anybody may read when something has happened. */
export async function readIncidentHelp(
  _services: Services,
  caller: CallerOf<typeof incidentHelpCall>,
  { country }: InputOf<typeof incidentHelpCall>,
): Promise<AnswerOf<typeof incidentHelpCall>> {
  const say = sayFor(caller.brand, caller.language);
  return { success: true, data: viewOfHelp(caller.brand, say, countryOfReader(caller, country)) };
}

/** The same as a file that works without a connection. */
export async function downloadIncidentHelp(
  { clock }: Services,
  caller: CallerOf<typeof incidentHelpFileCall>,
  { country }: InputOf<typeof incidentHelpFileCall>,
): Promise<AnswerOf<typeof incidentHelpFileCall>> {
  const say = sayFor(caller.brand, caller.language);
  const help = viewOfHelp(caller.brand, say, countryOfReader(caller, country));
  return helpFile({ help, firm: null, brand: caller.brand, now: clock.now() }, say);
}

/** A card for the wallet, with lines for numbers of one's own. */
export async function downloadIncidentHelpCard(
  services: Services,
  caller: CallerOf<typeof incidentHelpCardCall>,
  { country }: InputOf<typeof incidentHelpCardCall>,
): Promise<AnswerOf<typeof incidentHelpCardCall>> {
  return typesetCard(services, caller, {
    firm: null,
    rules: countryOfReader(caller, country),
    layout: 'wallet',
  });
}
