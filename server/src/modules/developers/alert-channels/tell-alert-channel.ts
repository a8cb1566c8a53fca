import { randomUUID } from 'node:crypto';
import { isDigestDue } from '@portal/domain/developers/digest-due.ts';
import { isSevereEnough } from '@portal/domain/developers/endpoint-kinds.ts';
import { MESSAGE_EVENT, TEST_EVENT } from '@portal/domain/developers/webhook-events.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { findColleague, findOrganisationBrand, findResponsibleEmail, readersLanguages } from '../../profile/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { findTold, insertDeliveries, insertToldWith } from '../webhooks/deliveries.store.ts';
import type { EndpointRow } from '../webhooks/endpoints.store.ts';
import type { FirmHappening } from '../webhooks/gather-events.ts';
import { type Bulletin, bulletinOf, testBulletin } from './bulletin.ts';
import { CHAT_MESSAGES } from './chat-message.ts';

type ChannelServices = Pick<DevelopersServices, 'clock' | 'outbox' | 'config' | 'brands'>;
type Reader = { readonly email: string; readonly language: Language };
type Write = (language: Language) => Promise<Bulletin>;

/**
 * Tells a channel in one message what happened since the last one; emails, when their time has come.
 * @param read what happened, in a language
 * @returns whether everything until now is told
 */
export async function tellAlertChannel(
  services: ChannelServices,
  tx: OrgTransaction,
  {
    row,
    brand,
    read,
  }: {
    readonly row: EndpointRow;
    readonly brand: Brand;
    readonly read: (say: Say) => Promise<readonly FirmHappening[]>;
  },
): Promise<boolean> {
  if (row.rhythm !== null && !isDigestDue(row.rhythm, row.told_until, services.clock.now(), brand.timeZone))
    return false;
  const readNew = async (say: Say) => {
    const told = (await read(say)).filter(({ line }) => isSevereEnough(line.severity, row.least_severity));
    const before = await findTold(
      tx,
      row.endpoint_id,
      told.map(({ source }) => source),
    );
    return told.filter(({ source }) => !before.has(source));
  };
  const news = await readNew(sayFor(brand));
  if (news.length === 0) return true;
  const write: Write = async (language) => {
    const say = sayFor(brand, language);
    return bulletinOf(await readNew(say), placeOf(services, brand, say));
  };
  const deliveryId = await send(services, tx, { row, brand, write, event: MESSAGE_EVENT });
  const { endpoint_id: endpointId, org_id: orgId } = row;
  await insertToldWith(tx, { deliveryId, orgId, endpointId, at: services.clock.now() }, news);
  return true;
}

/** Sends a channel a test, to see whether it arrives. */
export async function testAlertChannel(services: ChannelServices, tx: OrgTransaction, row: EndpointRow): Promise<void> {
  const brand = await services.brands.byId(await findOrganisationBrand(tx));
  const write: Write = async (language) => testBulletin(placeOf(services, brand, sayFor(brand, language)));
  await send(services, tx, { row, brand, write, event: TEST_EVENT });
}

const placeOf = ({ config }: ChannelServices, brand: Brand, say: Say) => ({
  say,
  origin: brandOrigin(brand, config.publicUrl),
  portal: brand.brandNameShort,
});

type Sending = {
  readonly row: EndpointRow;
  readonly brand: Brand;
  readonly write: Write;
  readonly event: string;
};

/** Makes the delivery of a message, or puts the emails in the outbox, and returns the delivery's id. */
async function send(services: ChannelServices, tx: OrgTransaction, { row, brand, write, event }: Sending) {
  const deliveryId = randomUUID();
  const { endpoint_id: endpointId, org_id: orgId, kind } = row;
  const delivery = {
    ...{ deliveryId, orgId, endpointId, event },
    ...{ source: `${event} ${deliveryId}`, at: services.clock.now() },
  };
  if (kind === 'slack' || kind === 'teams') {
    const [reader] = await readersOf(tx, brand, [await findResponsibleEmail(tx, row.made_by)]);
    const body = CHAT_MESSAGES[kind](await write(reader?.language ?? 'en'));
    await insertDeliveries(tx, [{ ...delivery, body }]);
    return deliveryId;
  }
  const colleagues = await Promise.all(row.recipients.map((userId) => findColleague(tx, userId)));
  const readers = await readersOf(
    tx,
    brand,
    colleagues.map((colleague) => colleague?.email ?? null),
  );
  const written = new Map<Language, Bulletin>();
  for (const { language } of readers) if (!written.has(language)) written.set(language, await write(language));
  for (const { email, language } of readers) {
    const { title, sections, action } = written.get(language) as Bulletin;
    const channelsUrl = linkInLanguage(`${action.url}/integrations`, language);
    const url = linkInLanguage(`${action.url}/`, language);
    const request = { kind: 'happened' as const, title, sections, url, channelsUrl };
    await services.outbox.put(tx, brand, email, request, { language });
  }
  const titles = [...written.values()].map(({ title }) => title);
  await insertDeliveries(tx, [{ ...delivery, body: titles.join('\n'), isMade: true }]);
  return deliveryId;
}

async function readersOf(tx: OrgTransaction, brand: Brand, emails: readonly (string | null)[]): Promise<Reader[]> {
  const known = emails.filter((email) => email !== null);
  const languageOf = await readersLanguages(tx, brand, known);
  return known.map((email) => ({ email, language: languageOf(email) }));
}
