import type { RiskVectorSlug } from '../ratings/risk-vectors.ts';
import { against, count, type Finding, supported } from './evidence-finding.ts';
import type { OutsideFacts, SeenOutside } from './outside-facts.ts';
import type { PortalFacts } from './portal-facts.ts';

type Rule = (facts: Pick<PortalFacts, 'outside'>) => Finding | null;

/** A look from outside sees a corner of what the question asks: it cannot show more than "in part". */
const OF_A_CORNER = 2;
const PAGE = '/attacksurface';
/** Past their end of support; other kinds of these vectors are no question of updates. */
const OUTDATED_KINDS = ['application-end-of-life', 'server-end-of-life'];

/** By kind; each speaks only of vectors that were measured, names the day, and leads to the attack surface. */
export const OUTSIDE_RULES = {
  // Level 3 says that the records are right, level 4 that forged mail is put aside or refused.
  mailFromOutside: rule(['spf'], (outside) => {
    if (isSpfBad(outside))
      return against(3, 'the record of who may send email in your name (SPF) was missing or did nothing.');
    if (isBad(outside, 'dkim'))
      return against(3, 'a key that signs your email (DKIM) was broken or far too short.', OF_A_CORNER);
    if (isSeen(outside, 'dmarc-not-enforced'))
      return against(4, 'nothing told others to hold back forged email in your name (DMARC).', OF_A_CORNER);
    const isStrict = isGood(outside, 'spf') && isSeen(outside, 'dmarc-enforced');
    if (isStrict && !isGood(outside, 'dkim'))
      return supported(
        OF_A_CORNER,
        'the records of who may send email (SPF, DMARC) were right; no valid key that signs email (DKIM) was seen.',
      );
    return isStrict
      ? supported(4, 'the records against forged email were right, and told others to hold it back.')
      : supported(OF_A_CORNER, 'the record of who may send email in your name (SPF) was there.');
  }),

  // Level 3 says that no remote desktop and no device can be reached. Only addresses of the domain are looked at, not the office's.
  portsFromOutside: rule(['open_ports'], (outside) => {
    if (isBad(outside, 'open_ports')) {
      const ways = sumOf(badOnes(outside, ['open_ports']));
      return ways === 0
        ? against(3, 'services were open that should be closed.')
        : against(
            3,
            `${count(ways, 'service was', 'services were')} open that should be closed, such as remote control, file sharing or a database.`,
          );
    }
    return isGood(outside, 'open_ports')
      ? supported(OF_A_CORNER, 'nothing that should be closed was open at your domain’s addresses.')
      : supported(1, 'some services at your domain’s addresses were open that could be closed.');
  }),

  // Level 3 says that what is past its end of support is off the internet, level 4 that weaknesses past their deadline are told.
  updatesFromOutside: rule(['insecure_systems', 'server_software', 'patching_cadence'], (outside) => {
    const isOutdated =
      outside.findings === null
        ? isBad(outside, 'server_software')
        : badOnes(outside, ['insecure_systems', 'server_software']).some(({ kind }) => OUTDATED_KINDS.includes(kind));
    if (isOutdated) return against(3, 'programs could be reached that no longer get updates from their makers.');
    if (isBad(outside, 'patching_cadence'))
      return against(4, 'known weaknesses of your websites had been open for a long time.', OF_A_CORNER);
    return isGood(outside, 'server_software') || isGood(outside, 'patching_cadence')
      ? supported(OF_A_CORNER, 'no outdated program and no old weakness was seen.')
      : null;
  }),

  // Level 4 says that each finding has a date, level 5 that serious ones never stay open. A sound look shows no habit of looking.
  websiteFromOutside: rule(['ssl_certificates', 'ssl_configurations', 'application_security'], (outside) => {
    const fault = encryptionFault(outside);
    if (fault !== null) return against(4, fault, OF_A_CORNER);
    if (isBad(outside, 'application_security'))
      return against(5, 'pages went out without most of the headers that protect visitors.', OF_A_CORNER);
    return isSoundlyEncrypted(outside) ? supported(OF_A_CORNER, SOUND_ENCRYPTION) : null;
  }),

  // Nothing but what can be seen is asked: a fault is a no, remarks are a part, without any it is a yes.
  encryption: rule(['ssl_certificates', 'ssl_configurations'], (outside) => {
    const fault = encryptionFault(outside);
    if (fault !== null) return against(3, fault, 1);
    const { ssl_certificates: certificates, ssl_configurations: configurations } = outside.grades;
    if (certificates === undefined || configurations === undefined) return null;
    return isSoundlyEncrypted(outside)
      ? supported(4, SOUND_ENCRYPTION)
      : supported(OF_A_CORNER, 'encryption was there, and some of it could be stronger.');
  }),
} as const satisfies Readonly<Record<string, Rule>>;

const SOUND_ENCRYPTION = 'the certificates and encryption of your addresses were sound.';

/** Says nothing where none of the vectors was measured; puts the day before what was seen then. */
function rule(vectors: readonly RiskVectorSlug[], judge: (outside: OutsideFacts) => Finding | null): Rule {
  return ({ outside }) => {
    if (outside === null || vectors.every((vector) => outside.grades[vector] === undefined)) return null;
    const found = judge(outside);
    if (found === null) return null;
    return { ...found, text: `When you were checked from outside (${outside.day}), ${found.text}`, href: PAGE };
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

function encryptionFault(outside: OutsideFacts): string | null {
  if (isBad(outside, 'ssl_certificates')) return 'one of your addresses had a certificate that browsers warn about.';
  if (isBad(outside, 'ssl_configurations')) return 'one of your addresses had encryption that can be broken, or none.';
  return null;
}
