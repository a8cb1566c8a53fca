import type { SystemTransaction } from '../../../database/database.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { readersLanguagesIn } from '../../profile/public.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { listMailPlaces } from './organisations.store.ts';

const PATHS = {
  'weakness-published': '/concierge/weaknesses',
  'weakness-status': '/concierge/weaknesses',
  'concierge-message': '/concierge/messages',
} as const;

/**
 * Mails all people of the customers that there is something to read, once for each customer however many rows it is about. Neither a title
 * nor a severity is in it: mails are read on the way, and passed on.
 */
export async function tellCustomers(
  tx: SystemTransaction,
  { outbox, brands, config }: Pick<ConciergeServices, 'outbox' | 'brands' | 'config'>,
  rows: readonly { readonly org_id: string }[],
  kind: keyof typeof PATHS,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { org_id: orgId } of rows) counts.set(orgId, (counts.get(orgId) ?? 0) + 1);
  for (const { orgId, brandId, emails } of await listMailPlaces(tx, [...counts.keys()])) {
    const brand = await brands.byId(brandId);
    const page = `${brandOrigin(brand, config.publicUrl)}${PATHS[kind]}`;
    const languageOf = await readersLanguagesIn(tx, orgId, brand, emails);
    for (const email of emails) {
      const language = languageOf(email);
      const url = linkInLanguage(page, language);
      await outbox.put(tx, brand, email, { kind, count: counts.get(orgId) ?? 1, url }, { language });
    }
  }
}
