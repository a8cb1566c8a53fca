import type { CountryCode } from './country-codes.ts';
import type { UsState } from './us-states.ts';

/** What a country says in a line each; null where there is nothing of the kind. */
export const PLACE_LINES = [
  'regulator',
  'peopleNotice',
  'policeReport',
  'cyberDesk',
  'moneySent',
  'identityHelp',
  'workLaw',
  'healthLaw',
  'childrenLaw',
  'retentionLaw',
  'secrecyLaw',
  'marketingLaw',
  'aiLaw',
  'essentialLaw',
  'cookieLaw',
  'complaintDesk',
] as const;

export type PlaceLine = (typeof PLACE_LINES)[number];

/** What can happen to a firm, as far as a deadline of the law asks. */
export const DEADLINE_KINDS = ['mailbox', 'money-sent', 'ransom', 'lost-device', 'data-out', 'other'] as const;

/** A period that the law sets after an incident. */
export type Deadline = {
  readonly id: string;
  readonly name: string;
  /** From `from` on; null where the law says "as soon as possible" or the like. */
  readonly hours: number | null;
  /** When the firm knew, first suspected, paid, or sent its first report. */
  readonly from: 'awareness' | 'suspicion' | 'payment' | 'first-report';
  readonly law: string;
  readonly kinds: readonly (typeof DEADLINE_KINDS)[number][];
  /** Who is to be told; `own` is the firm itself, which has to find out by then. */
  readonly who: 'regulator' | 'people' | 'csirt' | 'police' | 'customer' | 'own';
  /** When it applies, in one sentence. */
  readonly says: string;
};

/** A desk that takes reports or helps. */
export type PlaceContact = {
  readonly id: string;
  readonly name: string;
  readonly phone?: string | undefined;
  readonly url: string;
  readonly when: string;
};

/** What a US state’s law requires after a data breach. */
export type StateRules = {
  readonly code: UsState;
  readonly name: string;
  /** The law’s citation. */
  readonly law: string;
  /** To tell the people affected; null where the law says "without unreasonable delay" or the like. */
  readonly days: number | null;
  /** Who else must be notified, at how many affected residents of the state, and within how many days; null where no one else is. */
  readonly authority: { readonly name: string; readonly from: number; readonly days: number | null } | null;
};

type PlaceLines = Readonly<Record<PlaceLine, string | null>> & {
  /** Names of the privacy laws, as words inside a sentence. */
  readonly privacyLaw: readonly string[];
};

/** What one country's file says; what it leaves out, a parent says. */
export type CountryPack = {
  readonly code: CountryCode;
  readonly name: string;
  readonly parents: readonly CountryCode[];
  /** Day on which somebody last checked it, "2026-11-27". */
  readonly checked: string;
  readonly texts: { readonly [Line in keyof PlaceLines]?: PlaceLines[Line] | undefined };
  readonly currency: string;
  /** A payment from this amount on takes a second person, unless the firm says otherwise. */
  readonly paymentLimit: string;
  /** Years for which the law has a firm keep its books, invoices and tax records; the longest of them. */
  readonly bookYears: number;
  /** Years for which professions bound to secrecy keep the files of their clients after the work; the longest that the law sets. */
  readonly fileYears?: number | undefined;
  /** Months for which rejected applications are usually kept: the time to complain, and no more than authorities accept. */
  readonly applicantMonths: number;
  readonly emergencyNumber: string;
  readonly deadlines: readonly Deadline[];
  readonly contacts: readonly PlaceContact[];
};

/** A country with all that holds there. */
export type CountryRules = Omit<CountryPack, 'texts' | 'parents'> & { readonly texts: PlaceLines };

/** A place where a firm works. */
export type Place = CountryRules & {
  /** The state of the US that the firm named. */
  readonly state: StateRules | null;
  /** The firm has not said so. */
  readonly isGuess: boolean;
};

/**
 * A country's rules with what it inherits: its own lines, deadlines and contacts come before those of its parents, and take the place of
 * a parent's of the same name.
 * @throws {Error} for a line that nobody says
 */
export function withInherited(pack: CountryPack, packs: ReadonlyMap<CountryCode, CountryPack>): CountryRules {
  const { parents, ...own } = pack;
  const family = [pack, ...parents.map((code) => known(packs, code, pack.code))];
  const line = <Key extends keyof PlaceLines>(key: Key): PlaceLines[Key] => {
    const said = family.find(({ texts }) => texts[key] !== undefined)?.texts[key];
    if (said === undefined) throw new Error(`content/countries/${pack.code}.yaml: there is no ${key}`);
    return said as PlaceLines[Key];
  };
  const texts = {
    ...(Object.fromEntries(PLACE_LINES.map((key) => [key, line(key)])) as Record<PlaceLine, string | null>),
    privacyLaw: line('privacyLaw'),
  };
  return {
    ...own,
    texts,
    deadlines: firstOfEach(family.flatMap(({ deadlines }) => deadlines)),
    contacts: firstOfEach(family.flatMap(({ contacts }) => contacts)),
  };
}

function known(packs: ReadonlyMap<CountryCode, CountryPack>, code: CountryCode, of: CountryCode): CountryPack {
  const pack = packs.get(code);
  if (pack === undefined) throw new Error(`content/countries/${of}.yaml: there is no country ${code}`);
  return pack;
}

const firstOfEach = <Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ id }, index) => entries.findIndex((entry) => entry.id === id) === index);
