import type { MaturityArea } from '../maturity/levels.ts';
import { against, count, type Finding, supported } from './evidence-finding.ts';
import { OUTSIDE_RULES } from './outside-rules.ts';
import type { CourseFacts, EvidenceKind, PortalFacts } from './portal-facts.ts';

/** Null where the portal sees nothing of it. */
type Rule = (facts: PortalFacts, area: MaturityArea) => Finding | null;

/** More people than this with all rights in the portal are no longer "the few who need them". */
const MANY_ADMINS = 5;
/** A scan is recent for so many days: a month, and a little for weekends. */
const RECENT_SCAN_DAYS = 45;
/** Without a schedule, a scan older than a quarter of a year is no scanning. */
const STALE_SCAN_DAYS = 100;
/** The eight subjects that level 3 of the question about policies names. */
const POLICIES_OF_THE_SET: readonly string[] = [
  'information-security',
  'acceptable-use',
  'access-control',
  'password-authentication',
  'awareness-training',
  'vulnerability-patching',
  'backup-recovery',
  'incident-response',
];
/** That weaknesses are fixed in time shows after a quarter of a year; "in the last twelve months" after these. */
const TELLING_SCAN_DAYS = 90;
const YEAR_OF_SCANS_DAYS = 365;
/** What was looked at in part, or only of some websites, shows no more than this. */
const OF_A_PART = 2;
/** A website is one of many things that need updates: it cannot show more of them than this. */
const OF_WEBSITES_ALONE = 2;
const INCIDENT_POLICIES = ['incident-response', 'data-breach-notification'];

/** Such as "1 of 8 people is"; the verb goes with the first number. */
const part = (number: number, all: number | string, what: string, one: string, many: string) =>
  `${number} of ${all} ${what} ${number === 1 ? one : many}`;

/** By kind; every threshold is the portal's own, as the specification has none. */
export const EVIDENCE_RULES: Readonly<Record<EvidenceKind, Rule>> = {
  // Two people can stand in for each other (level 2); rights of technology are for few (level 3 means "only who needs them").
  admins: ({ admins }, area) => {
    if (area === 'technology' && admins > MANY_ADMINS)
      return against(3, `${admins} people can change everything in this portal. Do all of them need that?`);
    if (area === 'technology')
      return supported(2, `${count(admins, 'person', 'people')} can change things in this portal.`);
    return admins < 2
      ? null
      : supported(2, `${admins} people can act in this portal, so it does not depend on one person.`);
  },

  // Level 3 says "all administrators" and "email"; the portal sees only who signs in to itself.
  secondFactor: ({ admins, adminsWithSecondFactor }) =>
    adminsWithSecondFactor < admins
      ? against(
          3,
          adminsWithSecondFactor === 0
            ? 'Nobody signs in to this portal with a second step yet.'
            : `${part(adminsWithSecondFactor, admins, 'people', 'signs', 'sign')} in to this portal with a second step.`,
        )
      : supported(1, 'Everyone signs in to this portal with a second step.'),

  // Level 3 says "everybody, every year", level 4 "at least four courses a year": who was invited is not trained.
  training: ({ training, headcount }) => {
    if (training === null || training.people === 0) return null;
    const { people, trained, finished, late } = training;
    const all = Math.max(people, headcount);
    // The firm says how many it employs in classes, such as 11 to 20: fewer in the training than that leave out the rest.
    const among = headcount > people ? `at least ${headcount}` : people;
    const isLate = `${part(late, people, 'people in the training program', 'is', 'are')} late.`;
    if (late * 2 >= people) return against(3, isLate);
    const areTrained = `${part(trained, among, 'people', 'has', 'have')} completed a course in the last twelve months.`;
    if (trained * 2 < all) return supported(1, areTrained);
    if (trained < all)
      return late > 0 ? against(3, `${areTrained} ${isLate}`, OF_A_PART) : supported(OF_A_PART, areTrained);
    if (late > 0) return against(4, `${areTrained} ${isLate}`, 3);
    return finished === people
      ? supported(4, `${count(people, 'person has', 'people have')} completed all courses of the year.`)
      : supported(3, areTrained);
  },

  trainingRoles: ({ training }) => ofCourse(training?.fraudCourse, 'the course about forged invoices'),
  reporting: ({ training }) =>
    ofCourse(training?.phishingCourse, 'the course about phishing, which practices reporting'),

  // Level 3 names the subjects; level 4 says "confirmed by everybody", which this evidence does not tell.
  policies: ({ policies }) => {
    if (policies === null) return null;
    const approved = policies.active.length;
    if (approved === 0)
      return against(3, 'No policy is approved in this portal yet. If yours are kept elsewhere, upload them here.');
    if (policies.reviewsDue > 0)
      return against(4, `${count(policies.reviewsDue, 'policy is', 'policies are')} due for a review.`, OF_A_PART);
    const ofSet = POLICIES_OF_THE_SET.filter((id) => policies.active.includes(id)).length;
    const text = `${count(approved, 'policy is', 'policies are')} approved, and no review is overdue.`;
    if (ofSet === POLICIES_OF_THE_SET.length) return supported(3, text);
    return supported(
      OF_A_PART,
      `${text} They cover ${ofSet} of the ${POLICIES_OF_THE_SET.length} subjects a full set needs.`,
    );
  },

  // Level 4 says "everybody has confirmed": half is not that, and neither are all of a few.
  signOff: ({ policies, training, headcount, admins }) => {
    if (policies === null || policies.asked === 0) return null;
    const { asked, acknowledged, askedPeople } = policies;
    const text = `${part(acknowledged, asked, 'requests to read and confirm a policy', 'was', 'were')} answered.`;
    const all = Math.max(headcount, admins, training?.people ?? 0);
    if (acknowledged * 2 < asked) return against(3, text);
    if (acknowledged < asked) return against(4, text, OF_A_PART);
    return askedPeople < all
      ? supported(OF_A_PART, `${text} ${part(askedPeople, all, 'people', 'was', 'were')} asked.`)
      : supported(POLICIES_OF_THE_SET.every((id) => policies.active.includes(id)) ? 4 : 3, text);
  },

  // Level 3 of the question about rules says "everybody has confirmed"; less than all is a part.
  rulesSigned: ({ policies }) => {
    if (policies === null || policies.asked === 0) return null;
    const { asked, acknowledged } = policies;
    const text = `${part(acknowledged, asked, 'requests to read and confirm a policy', 'was', 'were')} answered.`;
    return acknowledged < asked ? against(3, text, 1) : supported(OF_A_PART, text);
  },

  // Level 3 says "written and known".
  incidentPolicies: ({ policies }) => {
    if (policies === null) return null;
    const has = INCIDENT_POLICIES.filter((id) => policies.active.includes(id)).length;
    return has === 0
      ? against(
          3,
          'Neither the incident response policy nor the one on notifying others of a breach is approved here yet.',
        )
      : supported(
          has === INCIDENT_POLICIES.length ? 3 : 2,
          `${part(has, INCIDENT_POLICIES.length, 'policies for incidents', 'is', 'are')} approved.`,
        );
  },

  websites: ({ websites }) =>
    websites === null || websites.count === 0
      ? null
      : supported(2, `${count(websites.count, 'website is', 'websites are')} on the list in this portal.`),

  // Level 3 says "all our websites are scanned automatically".
  scans: ({ websites }) => {
    if (websites === null || websites.count === 0) return null;
    const { count: all, scheduled, scanned, daysSinceScan } = websites;
    if (scanned === 0 || daysSinceScan === null) return against(3, 'None of your websites has been scanned yet.');
    if (scheduled === 0 && daysSinceScan > STALE_SCAN_DAYS)
      return against(3, `The last scan was ${daysSinceScan} days ago, and none is scheduled.`);
    const isAll = scheduled === all && scanned === all && daysSinceScan <= RECENT_SCAN_DAYS;
    return isAll
      ? supported(4, 'All of your websites are scanned on a schedule, and each was scanned recently.')
      : against(3, `${part(scheduled, all, 'websites', 'is', 'are')} scanned on a schedule.`, OF_A_PART);
  },

  // Level 4 says that weaknesses are fixed in time. In the area of process the question is about all that is updated.
  findings: ({ websites }, area) => {
    if (websites === null || websites.scanned === 0) return null;
    const { count: all, scanned, highs, oldHighs, disputedHighs, daysSinceScan, daysOfScans } = websites;
    const ofAll = (level: number) => (area === 'process' ? Math.min(level, OF_WEBSITES_ALONE) : level);
    if (oldHighs > 0)
      return against(4, `${count(oldHighs, 'high risk has', 'high risks have')} been open for more than 30 days.`, 2);
    if (scanned < all) {
      const looked = part(scanned, all, 'websites', 'was', 'were');
      return supported(
        OF_A_PART,
        `${looked} scanned, and ${highs === 0 ? 'no high risk' : 'no old high risk'} is open there.`,
      );
    }
    if (disputedHighs > 0) {
      const disputed = count(disputedHighs, 'high risk that scans saw is', 'high risks that scans saw are');
      return supported(OF_A_PART, `${disputed} marked as a false positive by your own people.`);
    }
    const days = daysOfScans ?? 0;
    const isOld = daysSinceScan === null || daysSinceScan > RECENT_SCAN_DAYS;
    const text =
      highs > 0
        ? `${count(highs, 'high risk is', 'high risks are')} open, none for more than 30 days.`
        : 'The latest scans found no high risk.';
    if (isOld)
      return supported(OF_A_PART, `${text} The latest scan of one website is ${count(daysSinceScan ?? 0, 'day')} old.`);
    if (days < TELLING_SCAN_DAYS)
      return supported(OF_A_PART, `${text} Scans of one website go back only ${count(days, 'day')}.`);
    return supported(ofAll(highs > 0 ? 3 : days < YEAR_OF_SCANS_DAYS ? 4 : 5), text);
  },

  // Level 3 says that forged mail is told apart, level 4 that it is held back. Where no scan looked, nothing is known: no fault is no proof.
  mailDomain: ({ websites }) => {
    if (websites === null) return null;
    const { scanned, mailLooked, mailUnsigned, mailFaults, mailRemarks } = websites;
    if (mailFaults > 0)
      return against(3, 'A record that keeps strangers from sending email in your name is missing or does nothing.');
    if (mailRemarks > 0)
      return against(4, 'The records against forged email are in place; some could be stricter.', OF_A_PART);
    if (mailLooked === 0) return null;
    if (mailLooked < scanned)
      return supported(
        OF_A_PART,
        `The records against forged email could be checked for ${mailLooked} of ${scanned} websites, and are strict there.`,
      );
    return mailUnsigned > 0
      ? supported(
          OF_A_PART,
          'The records of who may send email (SPF, DMARC) are in place and strict; no key that signs email (DKIM) was seen.',
        )
      : supported(4, 'The records against forged email are in place and strict.');
  },

  ...OUTSIDE_RULES,
};

/** A course is a beginning (level 2) once four in five have done it; half of them late is no training of roles (level 3). */
function ofCourse(course: CourseFacts | undefined, name: string): Finding | null {
  if (course === undefined || course.assigned === 0) return null;
  const { assigned, completed, late } = course;
  const text = `${part(completed, assigned, 'people', 'has', 'have')} completed ${name}.`;
  if (late * 2 >= assigned) return against(3, text);
  return supported(completed * 5 >= assigned * 4 ? 2 : 1, text);
}
