import type { HelpSubject } from '@portal/domain/concierge/help-request.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { findElementName, type MaturitySet } from '../../maturity/public.ts';
import { findFindingName } from '../../monitoring/public.ts';
import { findPolicyName } from '../../policies/public.ts';
import { findCourseTitle } from '../../training/public.ts';
import { findWeakness } from '../weaknesses.store.ts';

/** A thing of the organisation's, and the page where it is. */
type Found = { readonly label: string; readonly href: string };
type Of = { readonly set: MaturitySet; readonly say: Say };
type Find = (tx: OrgTransaction, id: string, of: Of) => Promise<Found | null>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const found = (label: string | null, href: string): Found | null => (label === null ? null : { label, href });

/** Where the name of each kind of thing comes from: the organisation's own rows or the portal's content, never the browser. */
const SUBJECTS: Readonly<Record<Exclude<HelpSubject, 'general'>, Find>> = {
  async weakness(tx, id) {
    return UUID.test(id) ? found((await findWeakness(tx, id))?.title ?? null, `/concierge/weaknesses/${id}`) : null;
  },
  async finding(tx, id, { say }) {
    const finding = UUID.test(id) ? await findFindingName(tx, id, say) : null;
    const site = encodeURIComponent(finding?.websiteName ?? '');
    return found(finding?.title ?? null, `/webappscan/${site}/findings/${id}`);
  },
  async policy(tx, id, { say }) {
    return found(await findPolicyName(tx, id, say.language), `/securitypolicy/${id}`);
  },
  async course(tx, id) {
    return found(await findCourseTitle(tx, id, 'en'), '/training');
  },
  async element(_tx, id, { set }) {
    return found(findElementName(set, id), `/cybermaturity/assessment/${id}`);
  },
};

/** What a request is about. */
export type About = { readonly kind: HelpSubject; readonly id: string | null; readonly label: string };

const GENERAL: About = { kind: 'general', id: null, label: 'A general question' };

/**
 * What somebody asks about, with its name.
 * @throws AppError NOT_FOUND for what the organisation does not have
 */
export async function requireAbout(
  tx: OrgTransaction,
  of: Of,
  { kind, id }: { readonly kind: HelpSubject; readonly id?: string | undefined },
): Promise<About> {
  if (kind === 'general') return GENERAL;
  const thing = id === undefined ? null : await SUBJECTS[kind](tx, id, of);
  if (thing === null) throw new AppError('NOT_FOUND');
  return { kind, id: id ?? null, label: thing.label };
}

/** The page of what a request is about; null for general ones, and when the thing is not there any more. */
export async function hrefOfAbout(tx: OrgTransaction, of: Of, { kind, id }: About): Promise<string | null> {
  if (kind === 'general' || id === null) return null;
  return (await SUBJECTS[kind](tx, id, of))?.href ?? null;
}
