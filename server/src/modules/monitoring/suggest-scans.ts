import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import { readCheckCatalogue } from '../../documents/check-catalogue.ts';
import type { WebsiteFacts } from './websites/website-facts.store.ts';

/** What one risk takes, on average. */
const FIX_MINUTES = 15;
const PROTECTS = ['proactivelyProtectMyOrganization'] as const;
const PROTECTS_AND_PROVES = [
  'proactivelyProtectMyOrganization',
  'meetContractualObligations',
  'meetRegulatoryRequirements',
] as const;

/** What there is to do about the organisation's websites. */
export function suggestScans(websites: readonly WebsiteFacts[]): SuggestedAction[] {
  if (websites.length === 0) {
    return [
      {
        key: 'monitoring.first-website',
        urgency: 'now',
        title: 'Add your website',
        reason: 'We look at it the way an attacker would, and tell you in plain words what to fix.',
        minutes: 2,
        href: '/webappscan',
        serves: PROTECTS_AND_PROVES,
        raises: ['websites-scanned'],
      },
    ];
  }
  return websites.flatMap((website) => [...suggestScan(website), ...suggestRepairs(website)]);
}

function suggestScan({ name, lastStatus, lastScanAt, nextScanAt }: WebsiteFacts): SuggestedAction[] {
  if (lastStatus === 'started') return [];
  const at = { minutes: 1, href: pageOf(name), serves: PROTECTS };
  if (lastStatus === 'failed') {
    const reason = 'Its last scan did not finish. Usually this means the website could not be reached for a moment.';
    return [{ ...at, key: `monitoring.failed:${name}`, urgency: 'soon', title: `Scan ${name} again`, reason }];
  }
  if (lastScanAt === null) {
    if (nextScanAt !== null) return [];
    const reason = 'It is set up but has never been scanned. The first results arrive within minutes.';
    return [{ ...at, key: `monitoring.scan:${name}`, urgency: 'now', title: `Scan ${name}`, reason }];
  }
  if (nextScanAt !== null) return [];
  const reason = 'Every update can bring new weak spots. A schedule finds them before someone else does.';
  return [
    {
      ...at,
      key: `monitoring.schedule:${name}`,
      urgency: 'soon',
      title: `Have ${name} scanned regularly`,
      reason,
      serves: PROTECTS_AND_PROVES,
      raises: ['websites-scanned'],
    },
  ];
}

function suggestRepairs(website: WebsiteFacts): SuggestedAction[] {
  const { name, lastStatus, highs, mediums, onlyHighId } = website;
  // The running scan may find them fixed.
  if (lastStatus === 'started' || highs + mediums === 0) return [];
  const findings = `${pageOf(name)}/findings`;
  const href =
    onlyHighId === null ? `${findings}?severity=${highs > 0 ? 'high' : 'medium'}` : `${findings}/${onlyHighId}`;
  const minutes = FIX_MINUTES * (highs > 0 ? highs : mediums);
  const open = { what: openOn(website), severity: highs > 0 ? 'high' : 'medium' } as const;
  const at = { minutes, href, serves: PROTECTS_AND_PROVES, doneBy: 'website-manager' as const, open };
  if (highs > 0) {
    const title = `Fix the ${counted(highs, 'high risk')} on ${name}`;
    const reason = 'Attackers look for these first. Each comes with steps and says who can do them.';
    const effect = { raises: ['serious-weaknesses-closed'], danger: { kind: 'serious', count: highs } } as const;
    return [{ ...at, ...effect, key: `monitoring.highs:${name}`, urgency: 'now', title, reason }];
  }
  const title = `Plan time for the ${counted(mediums, 'medium risk')} on ${name}`;
  const reason = 'None are high. These can wait for a quiet hour, but not for next year.';
  return [{ ...at, key: `monitoring.mediums:${name}`, urgency: 'later', title, reason }];
}

/** A title that is filled with what was seen, which is not known here. */
const HAS_PLACES = /\{\w+\}/;

/** The worst finding of a website in a few words: "Shop: A password is sent without protection". */
function openOn({ name, worst }: WebsiteFacts): string {
  const check = worst === null ? undefined : readCheckCatalogue().get(worst.checkId);
  const title = worst === null ? undefined : check?.cases[worst.variant]?.title;
  const words = title === undefined || HAS_PLACES.test(title) ? check?.name : title;
  // The catalogue no longer has every check of an old scan.
  return `${name}: ${words ?? 'A weakness that a scan found'}`;
}

const counted = (count: number, thing: string) => (count === 1 ? thing : `${count} ${thing}s`);

const pageOf = (name: string) => `/webappscan/${encodeURIComponent(name)}`;
