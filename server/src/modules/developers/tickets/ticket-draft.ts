import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { plainName } from '../../../emails/plain-name.ts';
import type { TicketDraft } from '../../../providers/tickets/ticket-desk-port.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { describeFinding, findFindingName } from '../../monitoring/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import type { Writer } from './desk-of.ts';
import { ticket as texts } from './tickets.texts.ts';

/** Addresses of one finding; the rest is in the portal. */
const MAX_ADDRESSES = 10;
const REFERENCE_CHARACTERS = 8;

/**
 * What the ticket of a finding says, in the language of who makes it: what, why, where and the steps. Evidence stays in the portal.
 * @throws AppError NOT_FOUND
 */
export async function draftOf(
  { config }: Pick<DevelopersServices, 'config'>,
  tx: OrgTransaction,
  { brand, language }: Pick<Writer, 'brand' | 'language'>,
  { findingId, ticketId }: { readonly findingId: string; readonly ticketId: string },
): Promise<TicketDraft> {
  const say = sayFor(brand, language);
  const finding = await describeFinding(tx, findingId, { say, lastStep: say(texts.lastStep) });
  const name = await findFindingName(tx, findingId, say);
  if (finding === null || name === null) throw new AppError('NOT_FOUND');
  const { title, severity, who, what, why, urls, ways } = finding;
  const recognised = ways.filter(({ isRecognised }) => isRecognised);
  const path = `/webappscan/${encodeURIComponent(name.websiteName)}/findings/${findingId}`;
  return {
    reference: `CS-${ticketId.slice(0, REFERENCE_CHARACTERS).toUpperCase()}`,
    title: say(texts.title, { title, website: plainName(name.websiteName) }),
    sections: [
      { heading: say(texts.where), paragraphs: urls.slice(0, MAX_ADDRESSES) },
      { heading: say(texts.what), paragraphs: [what, say(texts.severity, { severity: say(texts[severity]), who })] },
      { heading: say(texts.why), paragraphs: [why] },
      ...(recognised.length > 0 ? recognised : ways.slice(-1)).map(({ label, isRecognised, steps }) => ({
        heading: isRecognised ? say(texts.onPlatform, { platform: label }) : say(texts.fix),
        paragraphs: steps.map((step, index) =>
          say(texts.step, { number: index + 1, step: step.map(({ text }) => text).join('') }),
        ),
      })),
    ],
    link: {
      label: say(texts.open, { portal: brand.brandNameShort }),
      url: `${brandOrigin(brand, config.publicUrl)}${path}`,
    },
  };
}
