import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { plainName } from '../../../emails/plain-name.ts';
import type { TicketDraft } from '../../../providers/tickets/ticket-desk-port.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { describeFinding, findFindingName } from '../../monitoring/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import type { Writer } from './desk-of.ts';
import { ticket as texts } from './tickets.texts.ts';

/** Addresses of one finding; the rest is in the portal. */
const MAX_ADDRESSES = 10;
const REFERENCE_CHARACTERS = 8;
/** The first part of the address of the page for who works on a ticket that came by email. */
export const TICKET_PAGE = 'ticket';

type TicketOf = {
  readonly findingId: string;
  readonly ticketId: string;
  /** Of the page for who works on it; null where the desk tells itself. */
  readonly token: string | null;
};

/**
 * What the ticket of a finding says, in the language of who makes it: what, why, where and the steps. Evidence stays in the portal.
 * @throws AppError NOT_FOUND
 */
export async function draftOf(
  { config }: Pick<DevelopersServices, 'config'>,
  tx: OrgTransaction,
  { brand, language }: Pick<Writer, 'brand' | 'language'>,
  { findingId, ticketId, token }: TicketOf,
): Promise<TicketDraft> {
  const say = sayFor(brand, language);
  const lastStep = say(token === null ? texts.lastStep : texts.lastStepByMail);
  const finding = await describeFinding(tx, findingId, { say, lastStep });
  const name = await findFindingName(tx, findingId, say);
  if (finding === null || name === null) throw new AppError('NOT_FOUND');
  const { title, severity, who, what, why, urls, ways } = finding;
  const recognised = ways.filter(({ isRecognised }) => isRecognised);
  const origin = brandOrigin(brand, config.publicUrl);
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
      url: `${origin}${path}`,
    },
    answer:
      token === null
        ? null
        : { label: say(texts.answer), url: linkInLanguage(`${origin}/${TICKET_PAGE}/${token}`, language) },
  };
}
