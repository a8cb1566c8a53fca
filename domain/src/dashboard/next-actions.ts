import { type IndustryGroup, industryGroup } from '../profile/industries.ts';
import type { OrgGoals } from '../profile/org-goals.ts';
import type { ActionEffect } from './score/gain.ts';
import type { OpenPoint } from './score/open-point.ts';

/** How soon something wants doing: while a clock of the law runs, a danger or the very first step, this week, some time. */
export type Urgency = 'clock' | 'now' | 'soon' | 'later';

/** A goal that people choose in the introduction. */
export type ChosenGoal = Exclude<keyof OrgGoals, 'hasOtherGoals' | 'otherGoals'>;

/** Who can do it: the owner, or somebody whom they ask. */
export const ACTION_DOERS = ['you', 'it-provider', 'website-manager'] as const;
export type ActionDoer = (typeof ACTION_DOERS)[number];

/** One thing to do that a module suggests. */
export type SuggestedAction = ActionEffect & {
  /** Of the module and the thing: the same suggestion has the same key. */
  readonly key: string;
  readonly urgency: Urgency;
  readonly title: string;
  readonly reason: string;
  /** What stands open until it is done; nothing where it closes nothing. */
  readonly open?: OpenPoint;
  /** How long it takes, in minutes, to the best of our knowledge. */
  readonly minutes: number;
  /** Pages of what it is about: what is overdue there is not told a second time. */
  readonly covers?: readonly string[];
  /** Whether it also tells what comes on these pages, which an email that tells both then leaves out. */
  readonly coversComing?: boolean;
  /** The owner where nothing is said. */
  readonly doneBy?: ActionDoer;
  /** Path of the page where it is done. */
  readonly href: string;
  /** The goals that it brings nearer. */
  readonly serves: readonly ChosenGoal[];
  /** Industries that it matters more to. */
  readonly mattersTo?: readonly IndustryGroup[];
  /** It matters more from this number of people. */
  readonly fromPeople?: number;
};

/** What is known of the firm from onboarding and the introduction. */
export type Firm = {
  readonly goals: OrgGoals;
  /** Code of an industry. */
  readonly industry: string;
  /** One of the team sizes, such as "11-20". */
  readonly teamSize: string;
};

/** So many are shown: enough to choose from, few enough to begin. */
export const NEXT_ACTIONS = 3;

export const URGENCIES = ['clock', 'now', 'soon', 'later'] as const satisfies readonly Urgency[];

/**
 * The few things to do next, first things first: by urgency; then what serves the firm's own goals and fits its industry and
 * size; then what is done sooner. The order of equals does not depend on the order in which modules suggest.
 */
export function nextActions(suggestions: readonly SuggestedAction[], firm: Firm): readonly SuggestedAction[] {
  const first = new Map(suggestions.toReversed().map((action) => [action.key, action]));
  return [...first.values()]
    .sort(
      (one, other) =>
        URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency) ||
        fit(other, firm) - fit(one, firm) ||
        one.minutes - other.minutes ||
        (one.key < other.key ? -1 : 1),
    )
    .slice(0, NEXT_ACTIONS);
}

/** In how many ways an action suits a firm. */
function fit({ serves, mattersTo = [], fromPeople }: SuggestedAction, { goals, industry, teamSize }: Firm): number {
  const group = industryGroup(industry);
  const ownGoals = serves.filter((goal) => goals[goal]).length;
  const ofItsIndustry = group !== null && mattersTo.includes(group) ? 1 : 0;
  const ofItsSize = fromPeople !== undefined && leastPeople(teamSize) >= fromPeople ? 1 : 0;
  return ownGoals + ofItsIndustry + ofItsSize;
}

/** The first number of a team size: 11 of "11-20", 100 of "More than 100". */
function leastPeople(teamSize: string): number {
  return Number(/\d+/.exec(teamSize)?.[0] ?? 0);
}
