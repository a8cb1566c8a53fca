import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { readCheckCatalogue } from '../../documents/check-catalogue.ts';
import { nextActions } from './monitoring.texts.ts';
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
export function suggestScans(websites: readonly WebsiteFacts[], say: Say): SuggestedAction[] {
  if (websites.length === 0) {
    return [
      {
        key: 'monitoring.first-website',
        urgency: 'now',
        title: say(nextActions.addWebsite),
        reason: say(nextActions.addReason),
        minutes: 2,
        href: '/webappscan',
        serves: PROTECTS_AND_PROVES,
        raises: ['websites-scanned'],
      },
    ];
  }
  return websites.flatMap((website) => [...suggestScan(website, say), ...suggestRepairs(website, say)]);
}

function suggestScan({ name, lastStatus, lastScanAt, nextScanAt }: WebsiteFacts, say: Say): SuggestedAction[] {
  if (lastStatus === 'started') return [];
  const at = { minutes: 1, href: pageOf(name), serves: PROTECTS };
  if (lastStatus === 'failed') {
    const reason = say(nextActions.scanAgainReason);
    const title = say(nextActions.scanAgain, { website: name });
    return [{ ...at, key: `monitoring.failed:${name}`, urgency: 'soon', title, reason }];
  }
  if (lastScanAt === null) {
    if (nextScanAt !== null) return [];
    const reason = say(nextActions.scanFirstReason);
    const title = say(nextActions.scanFirst, { website: name });
    return [{ ...at, key: `monitoring.scan:${name}`, urgency: 'now', title, reason }];
  }
  if (nextScanAt !== null) return [];
  return [
    {
      ...at,
      key: `monitoring.schedule:${name}`,
      urgency: 'soon',
      title: say(nextActions.schedule, { website: name }),
      reason: say(nextActions.scheduleReason),
      serves: PROTECTS_AND_PROVES,
      raises: ['websites-scanned'],
    },
  ];
}

function suggestRepairs(website: WebsiteFacts, say: Say): SuggestedAction[] {
  const { name, lastStatus, highs, mediums, onlyHighId } = website;
  // The running scan may find them fixed.
  if (lastStatus === 'started' || highs + mediums === 0) return [];
  const findings = `${pageOf(name)}/findings`;
  const href =
    onlyHighId === null ? `${findings}?severity=${highs > 0 ? 'high' : 'medium'}` : `${findings}/${onlyHighId}`;
  const minutes = FIX_MINUTES * (highs > 0 ? highs : mediums);
  const open = { what: openOn(website, say), severity: highs > 0 ? 'high' : 'medium' } as const;
  const at = { minutes, href, serves: PROTECTS_AND_PROVES, doneBy: 'website-manager' as const, open };
  if (highs > 0) {
    const title = say(nextActions.fixHighs, { count: highs, website: name });
    const reason = say(nextActions.fixHighsReason);
    const effect = { raises: ['serious-weaknesses-closed'], danger: { kind: 'serious', count: highs } } as const;
    return [{ ...at, ...effect, key: `monitoring.highs:${name}`, urgency: 'now', title, reason }];
  }
  const title = say(nextActions.planMediums, { count: mediums, website: name });
  const reason = say(nextActions.planMediumsReason);
  return [{ ...at, key: `monitoring.mediums:${name}`, urgency: 'later', title, reason }];
}

/** A title that is filled with what was seen, which is not known here. */
const HAS_PLACES = /\{\w+\}/;

/** The worst finding of a website in a few words: "Shop: A password is sent without protection". */
function openOn({ name, worst }: WebsiteFacts, say: Say): string {
  const check = worst === null ? undefined : readCheckCatalogue(say.language).get(worst.checkId);
  const title = worst === null ? undefined : check?.cases[worst.variant]?.title;
  const words = title === undefined || HAS_PLACES.test(title) ? check?.name : title;
  // The catalogue no longer has every check of an old scan.
  return `${name}: ${words ?? say(nextActions.someWeakness)}`;
}

const pageOf = (name: string) => `/webappscan/${encodeURIComponent(name)}`;
