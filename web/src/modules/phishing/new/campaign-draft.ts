import type { CampaignRow } from '../phishing-types.ts';

/** What a campaign is made of while it is being planned. */
export type CampaignDraft = {
  readonly name: string;
  /** Empty where no day is chosen. */
  readonly startsOn: string;
  readonly days: number;
  readonly isForAll: boolean;
  readonly departments: readonly string[];
  readonly isByLevel: boolean;
  readonly templates: readonly string[];
};

/** A campaign of a week for everybody, by level. */
export const newDraft = (startsOn: string): CampaignDraft => ({
  name: '',
  startsOn,
  days: 5,
  isForAll: true,
  departments: [],
  isByLevel: true,
  templates: [],
});

/** What a campaign that has not begun is made of. */
export const draftOf = ({ name, startsOn, days, departments, templates }: CampaignRow): CampaignDraft => ({
  name,
  startsOn,
  days,
  isForAll: departments.length === 0,
  departments,
  isByLevel: templates.length === 0,
  templates,
});

/** With the entry if it was without, without it if it was with. */
export const toggled = (list: readonly string[], entry: string): readonly string[] =>
  list.includes(entry) ? list.filter((one) => one !== entry) : [...list, entry];
