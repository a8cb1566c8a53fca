import type { MaturityArea } from '../maturity/levels.ts';
import type { RiskVectorSlug } from '../ratings/risk-vectors.ts';
import type { Say } from '../texts/say.ts';
import { outsideSeen } from './evidence.texts.ts';
import { against, type Finding, supported } from './evidence-finding.ts';
import type { OutsideFacts, SeenOutside } from './outside-facts.ts';
import type { PortalFacts } from './portal-facts.ts';

type Rule = (facts: Pick<PortalFacts, 'outside'>, area: MaturityArea, say: Say) => Finding | null;

/** A look from outside sees a corner of what the question asks: it cannot show more than "in part". */
const OF_A_CORNER = 2;
const PAGE = '/attacksurface';
/** Past their end of support; other kinds of these vectors are no question of updates. */
const OUTDATED_KINDS = ['application-end-of-life', 'server-end-of-life'];

/** By kind; each speaks only of vectors that were measured, names the day, and leads to the attack surface. */
export const OUTSIDE_RULES = {
  // Level 3 says that the records are right, level 4 that forged mail is put aside or refused.
  mailFromOutside: rule(['spf'], (outside, say) => {
    if (isSpfBad(outside)) return against(3, say(outsideSeen.spfMissing, { day: outside.day }));
    if (isBad(outside, 'dkim')) return against(3, say(outsideSeen.dkimBroken, { day: outside.day }), OF_A_CORNER);
    if (isSeen(outside, 'dmarc-not-enforced'))
      return against(4, say(outsideSeen.dmarcMissing, { day: outside.day }), OF_A_CORNER);
    const isStrict = isGood(outside, 'spf') && isSeen(outside, 'dmarc-enforced');
    if (isStrict && !isGood(outside, 'dkim'))
      return supported(OF_A_CORNER, say(outsideSeen.mailUnsigned, { day: outside.day }));
    return isStrict
      ? supported(4, say(outsideSeen.mailStrict, { day: outside.day }))
      : supported(OF_A_CORNER, say(outsideSeen.spfThere, { day: outside.day }));
  }),

  // Level 3 says that no remote desktop and no device can be reached. Only addresses of the domain are looked at, not the office's.
  portsFromOutside: rule(['open_ports'], (outside, say) => {
    if (isBad(outside, 'open_ports')) {
      const ways = sumOf(badOnes(outside, ['open_ports']));
      return ways === 0
        ? against(3, say(outsideSeen.somePorts, { day: outside.day }))
        : against(3, say(outsideSeen.ports, { day: outside.day, count: ways }));
    }
    return isGood(outside, 'open_ports')
      ? supported(OF_A_CORNER, say(outsideSeen.portsClosed, { day: outside.day }))
      : supported(1, say(outsideSeen.portsCould, { day: outside.day }));
  }),

  // Level 3 says that what is past its end of support is off the internet, level 4 that weaknesses past their deadline are told.
  updatesFromOutside: rule(['insecure_systems', 'server_software', 'patching_cadence'], (outside, say) => {
    const isOutdated =
      outside.findings === null
        ? isBad(outside, 'server_software')
        : badOnes(outside, ['insecure_systems', 'server_software']).some(({ kind }) => OUTDATED_KINDS.includes(kind));
    if (isOutdated) return against(3, say(outsideSeen.outdated, { day: outside.day }));
    if (isBad(outside, 'patching_cadence'))
      return against(4, say(outsideSeen.slowlyFixed, { day: outside.day }), OF_A_CORNER);
    return isGood(outside, 'server_software') || isGood(outside, 'patching_cadence')
      ? supported(OF_A_CORNER, say(outsideSeen.updated, { day: outside.day }))
      : null;
  }),

  // Level 4 says that each finding has a date, level 5 that serious ones never stay open. A sound look shows no habit of looking.
  websiteFromOutside: rule(['ssl_certificates', 'ssl_configurations', 'application_security'], (outside, say) => {
    const fault = encryptionFault(outside, say);
    if (fault !== null) return against(4, fault, OF_A_CORNER);
    if (isBad(outside, 'application_security'))
      return against(5, say(outsideSeen.headersMissing, { day: outside.day }), OF_A_CORNER);
    return isSoundlyEncrypted(outside)
      ? supported(OF_A_CORNER, say(outsideSeen.encryptionSound, { day: outside.day }))
      : null;
  }),

  // Nothing but what can be seen is asked: a fault is a no, remarks are a part, without any it is a yes.
  encryption: rule(['ssl_certificates', 'ssl_configurations'], (outside, say) => {
    const fault = encryptionFault(outside, say);
    if (fault !== null) return against(3, fault, 1);
    const { ssl_certificates: certificates, ssl_configurations: configurations } = outside.grades;
    if (certificates === undefined || configurations === undefined) return null;
    return isSoundlyEncrypted(outside)
      ? supported(4, say(outsideSeen.encryptionSound, { day: outside.day }))
      : supported(OF_A_CORNER, say(outsideSeen.encryptionWeak, { day: outside.day }));
  }),
} as const satisfies Readonly<Record<string, Rule>>;

/** Says nothing where none of the vectors was measured. */
function rule(vectors: readonly RiskVectorSlug[], judge: (outside: OutsideFacts, say: Say) => Finding | null): Rule {
  return ({ outside }, _area, say) => {
    if (outside === null || vectors.every((vector) => outside.grades[vector] === undefined)) return null;
    const found = judge(outside, say);
    return found === null ? null : { ...found, href: PAGE };
  };
}

/** What is bad now, of vectors that were measured. */
const badOnes = ({ grades, findings }: OutsideFacts, vectors: readonly RiskVectorSlug[]): readonly SeenOutside[] =>
  (findings ?? []).filter(
    ({ vector, grade }) => grade === 'BAD' && vectors.includes(vector) && grades[vector] !== undefined,
  );

/** The list of senders is missing or does nothing, whatever the rule for receivers (DMARC) is. */
const isSpfBad = (outside: OutsideFacts): boolean =>
  outside.findings === null
    ? isBad(outside, 'spf')
    : badOnes(outside, ['spf']).some(({ kind }) => !kind.startsWith('dmarc-'));

/** Something is bad now, not only fading in the letter; of a provider without our kinds the letter is all there is. */
function isBad(outside: OutsideFacts, vector: RiskVectorSlug): boolean {
  const letter = outside.grades[vector];
  if (outside.findings === null) return letter === 'D' || letter === 'F';
  return badOnes(outside, [vector]).length > 0;
}

function isGood(outside: OutsideFacts, vector: RiskVectorSlug): boolean {
  const letter = outside.grades[vector];
  return (letter === 'A' || letter === 'B') && !isBad(outside, vector);
}

const isSoundlyEncrypted = (outside: OutsideFacts): boolean =>
  isGood(outside, 'ssl_certificates') && isGood(outside, 'ssl_configurations');
const sumOf = (seen: readonly SeenOutside[]) => seen.reduce((sum, { count: times }) => sum + times, 0);
const isSeen = ({ findings }: OutsideFacts, kind: string): boolean =>
  (findings ?? []).some((seen) => seen.kind === kind);

function encryptionFault(outside: OutsideFacts, say: Say): string | null {
  if (isBad(outside, 'ssl_certificates')) return say(outsideSeen.certificateBad, { day: outside.day });
  if (isBad(outside, 'ssl_configurations')) return say(outsideSeen.encryptionBroken, { day: outside.day });
  return null;
}
