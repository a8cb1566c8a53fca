import type { MaturityArea } from '../maturity/levels.ts';
import type { Say } from '../texts/say.ts';
import {
  people as seenPeople,
  policies as seenPolicies,
  records as seenRecords,
  websites as seenWebsites,
} from './evidence.texts.ts';
import { against, type Finding, supported } from './evidence-finding.ts';
import { OUTSIDE_RULES } from './outside-rules.ts';
import type { CourseFacts, EvidenceKind, PortalFacts } from './portal-facts.ts';

/** Null where the portal sees nothing of it. */
type Rule = (facts: PortalFacts, area: MaturityArea, say: Say) => Finding | null;

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
/** The registers that every firm has something for; a breach or a visitor may never have come. */
const REGISTERS_OF_ALL: readonly string[] = ['suppliers', 'devices', 'access-reviews', 'restore-tests', 'risks'];
/** That weaknesses are fixed in time shows after a quarter of a year; "in the last twelve months" after these. */
const TELLING_SCAN_DAYS = 90;
const YEAR_OF_SCANS_DAYS = 365;
/** What was looked at in part, or only of some websites, shows no more than this. */
const OF_A_PART = 2;
/** A website is one of many things that need updates: it cannot show more of them than this. */
const OF_WEBSITES_ALONE = 2;
const INCIDENT_POLICIES = ['incident-response', 'data-breach-notification'];

/** By kind; every threshold is the portal's own, as the specification has none. */
export const EVIDENCE_RULES: Readonly<Record<EvidenceKind, Rule>> = {
  // Two people can stand in for each other (level 2); rights of technology are for few (level 3 means "only who needs them").
  admins: ({ admins }, area, say) => {
    if (area === 'technology' && admins > MANY_ADMINS) return against(3, say(seenPeople.manyAdmins, { count: admins }));
    if (area === 'technology') return supported(2, say(seenPeople.admins, { count: admins }));
    return admins < 2 ? null : supported(2, say(seenPeople.standIns, { count: admins }));
  },

  // Level 3 says "all administrators" and "email"; the portal sees only who signs in to itself.
  secondFactor: ({ admins, adminsWithSecondFactor }, _area, say) =>
    adminsWithSecondFactor < admins
      ? against(
          3,
          adminsWithSecondFactor === 0
            ? say(seenPeople.nobodySecondStep)
            : say(seenPeople.someSecondStep, { count: adminsWithSecondFactor, all: admins }),
        )
      : supported(1, say(seenPeople.allSecondStep)),

  // Level 3 says "everybody, every year", level 4 "at least four courses a year": who was invited is not trained.
  training: ({ training, headcount }, _area, say) => {
    if (training === null || training.people === 0) return null;
    const { people, trained, finished, late } = training;
    const all = Math.max(people, headcount);
    // The firm says how many it employs in classes, such as 11 to 20: fewer in the training than that leave out the rest.
    const ofAll = headcount > people ? seenPeople.trainedOfAtLeast : seenPeople.trained;
    const isLate = say(seenPeople.late, { count: late, all: people });
    if (late * 2 >= people) return against(3, isLate);
    const areTrained = say(ofAll, { count: trained, all });
    if (trained * 2 < all) return supported(1, areTrained);
    if (trained < all)
      return late > 0 ? against(3, `${areTrained} ${isLate}`, OF_A_PART) : supported(OF_A_PART, areTrained);
    if (late > 0) return against(4, `${areTrained} ${isLate}`, 3);
    return finished === people ? supported(4, say(seenPeople.finished, { count: people })) : supported(3, areTrained);
  },

  trainingRoles: ({ training }, _area, say) => ofCourse(training?.fraudCourse, seenPeople.fraudCourse, say),
  reporting: ({ training }, _area, say) => ofCourse(training?.phishingCourse, seenPeople.phishingCourse, say),

  // Level 5 says that practice emails or exercises show whether people report, and more that the portal cannot see.
  phishingTests: ({ phishing }, area, say) => {
    if (phishing === null) return null;
    const { campaigns: count } = phishing;
    const seen = (finding: Finding) => ({ ...finding, href: '/phishing' });
    if (count === 0) return seen(against(5, say(seenPeople.noPractice)));
    return seen(supported(area === 'technology' ? 5 : OF_A_PART, say(seenPeople.practice, { count })));
  },

  // Level 3 names the subjects; level 4 says "confirmed by everybody", which this evidence does not tell.
  policies: ({ policies }, _area, say) => {
    if (policies === null) return null;
    const approved = policies.active.length;
    if (approved === 0) return against(3, say(seenPolicies.none));
    if (policies.reviewsDue > 0)
      return against(4, say(seenPolicies.reviewsDue, { count: policies.reviewsDue }), OF_A_PART);
    const ofSet = POLICIES_OF_THE_SET.filter((id) => policies.active.includes(id)).length;
    const text = say(seenPolicies.approved, { count: approved });
    if (ofSet === POLICIES_OF_THE_SET.length) return supported(3, text);
    const covers = say(seenPolicies.ofSet, { count: ofSet, all: POLICIES_OF_THE_SET.length });
    return supported(OF_A_PART, `${text} ${covers}`);
  },

  // Level 4 says "everybody has confirmed": half is not that, and neither are all of a few.
  signOff: ({ policies, training, headcount, admins }, _area, say) => {
    if (policies === null || policies.asked === 0) return null;
    const { asked, acknowledged, askedPeople } = policies;
    const text = say(seenPolicies.answered, { count: acknowledged, all: asked });
    const all = Math.max(headcount, admins, training?.people ?? 0);
    if (acknowledged * 2 < asked) return against(3, text);
    if (acknowledged < asked) return against(4, text, OF_A_PART);
    return askedPeople < all
      ? supported(OF_A_PART, `${text} ${say(seenPolicies.asked, { count: askedPeople, all })}`)
      : supported(POLICIES_OF_THE_SET.every((id) => policies.active.includes(id)) ? 4 : 3, text);
  },

  // Level 3 of the question about rules says "everybody has confirmed"; less than all is a part.
  rulesSigned: ({ policies }, _area, say) => {
    if (policies === null || policies.asked === 0) return null;
    const { asked, acknowledged } = policies;
    const text = say(seenPolicies.answered, { count: acknowledged, all: asked });
    return acknowledged < asked ? against(3, text, 1) : supported(OF_A_PART, text);
  },

  // Level 3 says "written and known".
  incidentPolicies: ({ policies }, _area, say) => {
    if (policies === null) return null;
    const has = INCIDENT_POLICIES.filter((id) => policies.active.includes(id)).length;
    return has === 0
      ? against(3, say(seenPolicies.noneForIncidents))
      : supported(
          has === INCIDENT_POLICIES.length ? 3 : 2,
          say(seenPolicies.forIncidents, { count: has, all: INCIDENT_POLICIES.length }),
        );
  },

  // What is kept elsewhere is not seen: an empty portal says nothing.
  records: ({ records }, _area, say) => {
    if (records === null || records.kept.length === 0) return null;
    const { kept, open, overdue } = records;
    const seen = (finding: Finding) => ({ ...finding, href: '/registers' });
    const late = say(seenRecords.overdue, { count: overdue, all: open });
    if (overdue * 2 > open) return seen(against(3, late));
    if (overdue > 0) return seen(against(3, late, OF_A_PART));
    const ofAll = REGISTERS_OF_ALL.filter((register) => kept.includes(register)).length;
    const text = say(seenRecords.current, { count: ofAll, all: REGISTERS_OF_ALL.length });
    return seen(supported(ofAll === REGISTERS_OF_ALL.length ? 3 : OF_A_PART, text));
  },

  websites: ({ websites }, _area, say) =>
    websites === null || websites.count === 0
      ? null
      : supported(2, say(seenWebsites.listed, { count: websites.count })),

  // Level 3 says "all our websites are scanned automatically".
  scans: ({ websites }, _area, say) => {
    if (websites === null || websites.count === 0) return null;
    const { count: all, scheduled, scanned, daysSinceScan } = websites;
    if (scanned === 0 || daysSinceScan === null) return against(3, say(seenWebsites.noScan));
    if (scheduled === 0 && daysSinceScan > STALE_SCAN_DAYS)
      return against(3, say(seenWebsites.staleScan, { days: daysSinceScan }));
    const isAll = scheduled === all && scanned === all && daysSinceScan <= RECENT_SCAN_DAYS;
    return isAll
      ? supported(4, say(seenWebsites.allScheduled))
      : against(3, say(seenWebsites.scheduled, { count: scheduled, all }), OF_A_PART);
  },

  // Level 4 says that weaknesses are fixed in time. In the area of process the question is about all that is updated.
  findings: ({ websites }, area, say) => {
    if (websites === null || websites.scanned === 0) return null;
    const { count: all, scanned, highs, oldHighs, disputedHighs, daysSinceScan, daysOfScans } = websites;
    const ofAll = (level: number) => (area === 'process' ? Math.min(level, OF_WEBSITES_ALONE) : level);
    if (oldHighs > 0) return against(4, say(seenWebsites.oldHighs, { count: oldHighs }), 2);
    if (scanned < all) {
      const found = highs === 0 ? seenWebsites.someWithoutHigh : seenWebsites.someWithoutOldHigh;
      return supported(OF_A_PART, say(found, { count: scanned, all }));
    }
    if (disputedHighs > 0) return supported(OF_A_PART, say(seenWebsites.disputed, { count: disputedHighs }));
    const days = daysOfScans ?? 0;
    const isOld = daysSinceScan === null || daysSinceScan > RECENT_SCAN_DAYS;
    const text = highs > 0 ? say(seenWebsites.newHighs, { count: highs }) : say(seenWebsites.noHigh);
    if (isOld) return supported(OF_A_PART, `${text} ${say(seenWebsites.oldScan, { days: daysSinceScan ?? 0 })}`);
    if (days < TELLING_SCAN_DAYS) return supported(OF_A_PART, `${text} ${say(seenWebsites.shortHistory, { days })}`);
    return supported(ofAll(highs > 0 ? 3 : days < YEAR_OF_SCANS_DAYS ? 4 : 5), text);
  },

  // Level 3 says that forged mail is told apart, level 4 that it is held back. Where no scan looked, nothing is known: no fault is no proof.
  mailDomain: ({ websites }, _area, say) => {
    if (websites === null) return null;
    const { scanned, mailLooked, mailUnsigned, mailFaults, mailRemarks } = websites;
    if (mailFaults > 0) return against(3, say(seenWebsites.mailFault));
    if (mailRemarks > 0) return against(4, say(seenWebsites.mailRemark), OF_A_PART);
    if (mailLooked === 0) return null;
    if (mailLooked < scanned)
      return supported(OF_A_PART, say(seenWebsites.mailPartly, { count: mailLooked, all: scanned }));
    return mailUnsigned > 0
      ? supported(OF_A_PART, say(seenWebsites.mailUnsigned))
      : supported(4, say(seenWebsites.mailStrict));
  },

  ...OUTSIDE_RULES,
};

/** A course is a beginning (level 2) once four in five have done it; half of them late is no training of roles (level 3). */
function ofCourse(
  course: CourseFacts | undefined,
  completedIt: typeof seenPeople.fraudCourse | typeof seenPeople.phishingCourse,
  say: Say,
): Finding | null {
  if (course === undefined || course.assigned === 0) return null;
  const { assigned, completed, late } = course;
  const text = say(completedIt, { count: completed, all: assigned });
  if (late * 2 >= assigned) return against(3, text);
  return supported(completed * 5 >= assigned * 4 ? 2 : 1, text);
}
