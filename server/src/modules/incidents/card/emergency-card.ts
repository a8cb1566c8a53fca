import type {
  emergencyCard as emergencyCardCall,
  emergencyCardFile as emergencyCardFileCall,
  emergencyCardPdf as emergencyCardPdfCall,
  saveEmergencyContacts as saveEmergencyContactsCall,
} from '@portal/contract/incidents/emergency-card.calls.ts';
import { inOrderOfRoles } from '@portal/domain/incidents/emergency-contacts.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName } from '../../profile/public.ts';
import { helpFile } from '../help/help-file.ts';
import { viewOfHelp } from '../help/help-view.ts';
import { findCard, lockCard, replaceContacts } from './contacts.store.ts';
import { readCard } from './read-card.ts';
import { typesetCard } from './typeset-card.ts';

/** The firm's card with what stands beside it on its page. */
export async function readEmergencyCard(
  { database }: Services,
  caller: CallerOf<typeof emergencyCardCall>,
): Promise<AnswerOf<typeof emergencyCardCall>> {
  const { session, brand } = caller;
  const data = await database.inOrg(session.orgId, async (tx) => {
    const { firm, rules } = await readCard(tx, caller);
    const card = await findCard(tx);
    const madeAt = card?.link_made_at ?? null;
    return {
      organisation: firm.organisation,
      contacts: [...firm.contacts],
      country: rules.code,
      revision: card?.revision ?? 0,
      changedAt: card?.changed_at?.toISOString() ?? null,
      changedBy: card?.changed_by_name ?? null,
      link: madeAt === null ? null : { madeAt: madeAt.toISOString(), madeBy: card?.link_made_by_name ?? '' },
      concierge: {
        name: brand.brandNameLong,
        email: brand.conciergeEmail,
        bookingLink: brand.conciergeSchedulingLink,
      },
    };
  });
  return { success: true, data };
}

/** Saves all contacts in the order of their roles; a second of two people is told. */
export async function saveEmergencyContacts(
  { database, clock }: Services,
  caller: CallerOf<typeof saveEmergencyContactsCall>,
  { revision, contacts }: InputOf<typeof saveEmergencyContactsCall>,
): Promise<AnswerOf<typeof saveEmergencyContactsCall>> {
  const { orgId, userId } = caller.session;
  const at = clock.now();
  const saved = await database.inOrg(orgId, async (tx) => {
    if ((await lockCard(tx, orgId)) !== revision) throw new AppError('CONTACTS_CHANGED');
    const name = await findUserName(tx, userId);
    const next = await replaceContacts(tx, orgId, inOrderOfRoles(contacts), { at, name });
    await auditCaller(tx, caller, at, { action: 'emergency-card.saved', details: { contacts: contacts.length } });
    return next;
  });
  return { success: true, data: { revision: saved } };
}

/** The card as a PDF. */
export async function downloadEmergencyCard(
  services: Services,
  caller: CallerOf<typeof emergencyCardPdfCall>,
  { layout }: InputOf<typeof emergencyCardPdfCall>,
): Promise<AnswerOf<typeof emergencyCardPdfCall>> {
  const card = await services.database.inOrg(caller.session.orgId, (tx) => readCard(tx, caller));
  return typesetCard(services, caller, { ...card, layout });
}

/** Card and steps as a file that works without a connection. */
export async function downloadEmergencyFile(
  { database, clock }: Services,
  caller: CallerOf<typeof emergencyCardFileCall>,
): Promise<AnswerOf<typeof emergencyCardFileCall>> {
  const { brand, language } = caller;
  const say = sayFor(brand, language);
  const { firm, rules } = await database.inOrg(caller.session.orgId, (tx) => readCard(tx, caller));
  return helpFile({ help: viewOfHelp(brand, say, rules), firm, brand, now: clock.now() }, say);
}
