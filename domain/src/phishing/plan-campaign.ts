import { numbersFrom, seededOrder } from '../training/seeded-order.ts';
import { levelOf, type PastMail } from './person-level.ts';
import { LEVELS, type Level, type TemplateRole, type Trick } from './template-kinds.ts';
import { templateRolesOf } from './template-roles.ts';
import { spreadInstants, type Window } from './working-hours.ts';

export type PlannedPerson = {
  readonly traineeId: string;
  readonly department: string;
  /** Of training, as the firm gave them. */
  readonly roles: readonly string[];
  /** All mails that they ever got, the oldest first. */
  readonly history: readonly (PastMail & { readonly templateId: string })[];
};

export type PlannedTemplate = {
  readonly id: string;
  readonly trick: Trick;
  readonly level: Level;
  readonly role: TemplateRole;
};

export type CampaignPlan = {
  readonly people: readonly PlannedPerson[];
  readonly templates: readonly PlannedTemplate[];
  /** Templates that the firm chose; empty where each person's level chooses. */
  readonly chosen: readonly string[];
  readonly windows: readonly Window[];
  readonly seed: string;
};

export type PlannedMail = {
  readonly traineeId: string;
  readonly templateId: string;
  readonly level: Level;
  readonly sendAt: Date;
};

/**
 * Who gets which mail when: for each person a template that they never got, or, once they had all that fit, the one that they have not
 * seen for the longest time, spread over the working hours in an order by the seed, so
 * that colleagues at neighbouring desks do not get theirs one after the other. The same plan for the same input.
 * @returns mails in the order of sending, and people for whom nothing fits but the mail that they had last
 */
export function planCampaign({ people, templates, chosen, windows, seed }: CampaignPlan): {
  readonly mails: readonly PlannedMail[];
  readonly seenAll: readonly string[];
} {
  const next = numbersFrom(seed);
  const random = () => next() / 2 ** 32;
  const used = new Map<string, number>();
  const picked: { traineeId: string; template: PlannedTemplate }[] = [];
  const seenAll: string[] = [];
  for (const person of seededOrder(people, seed)) {
    const fitting = fittingTemplates(person, templates, chosen);
    const template = leastUsed(fitting, used, random);
    if (template === undefined) seenAll.push(person.traineeId);
    else {
      used.set(template.id, (used.get(template.id) ?? 0) + 1);
      picked.push({ traineeId: person.traineeId, template });
    }
  }
  const instants = spreadInstants(windows, picked.length, random);
  const mails = picked.flatMap(({ traineeId, template }, index) => {
    const sendAt = instants[index];
    return sendAt === undefined ? [] : [{ traineeId, templateId: template.id, level: template.level, sendAt }];
  });
  return { mails, seenAll };
}

/** Those that somebody may get next: new in this round, about their work, of their level or the nearest, and another trick than the last. */
function fittingTemplates(
  { department, roles, history }: PlannedPerson,
  templates: readonly PlannedTemplate[],
  chosen: readonly string[],
): readonly PlannedTemplate[] {
  const work = templateRolesOf(department, roles);
  const about = templates.filter(({ id, role, trick }) => {
    if (chosen.length > 0) return chosen.includes(id);
    // The boss gets no email that poses as the boss.
    return work.includes(role) && !(trick === 'boss' && work.includes('owner'));
  });
  const got = history.map(({ templateId }) => templateId);
  const { isFirst, left } = leftOfRound(about, got);
  const fitting = chosen.length > 0 ? left : ofLevelAndTrick(left, templates, history);
  return isFirst ? fitting : longestUnseen(fitting, got);
}

/** Those that somebody got fewer times than the others; never the one that they got last. */
function leftOfRound(templates: readonly PlannedTemplate[], got: readonly string[]) {
  const timesOf = ({ id }: PlannedTemplate) => got.filter((one) => one === id).length;
  const others = templates.filter(({ id }) => id !== got.at(-1));
  const fewest = Math.min(...others.map(timesOf));
  return { isFirst: fewest === 0, left: others.filter((template) => timesOf(template) === fewest) };
}

function ofLevelAndTrick(
  left: readonly PlannedTemplate[],
  templates: readonly PlannedTemplate[],
  history: PlannedPerson['history'],
): readonly PlannedTemplate[] {
  const level = nearestLevel(levelOf(history), left);
  const ofLevel = left.filter((template) => template.level === level);
  const last = history.at(-1)?.templateId;
  const lastTrick = templates.find(({ id }) => id === last)?.trick;
  const others = ofLevel.filter(({ trick }) => trick !== lastTrick);
  return others.length > 0 ? others : ofLevel;
}

function longestUnseen(templates: readonly PlannedTemplate[], got: readonly string[]): readonly PlannedTemplate[] {
  return templates.toSorted((one, other) => got.lastIndexOf(one.id) - got.lastIndexOf(other.id)).slice(0, 1);
}

/** The wanted level where it has templates, else the one beside it, the easier first. */
function nearestLevel(wanted: Level, templates: readonly PlannedTemplate[]): Level | undefined {
  return LEVELS.filter((level) => templates.some((template) => template.level === level)).sort(
    (one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other,
  )[0];
}

/** One of those that the campaign used least so far. */
function leastUsed(
  templates: readonly PlannedTemplate[],
  used: ReadonlyMap<string, number>,
  random: () => number,
): PlannedTemplate | undefined {
  const fewest = Math.min(...templates.map(({ id }) => used.get(id) ?? 0));
  const candidates = templates.filter(({ id }) => (used.get(id) ?? 0) === fewest);
  return candidates[Math.floor(random() * candidates.length)];
}
