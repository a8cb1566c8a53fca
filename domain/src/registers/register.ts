/** The registers that come along, in `content/registers`; a clause of a policy names the one that its record is kept in. */
export const REGISTER_IDS = [
  'suppliers',
  'devices',
  'access-reviews',
  'exceptions',
  'changes',
  'restore-tests',
  'breaches',
  'incidents',
  'keys',
  'ai-tools',
  'visitors',
  'risks',
  'leavers',
] as const;
export type RegisterId = (typeof REGISTER_IDS)[number];

/** What a column of a register can hold. */
export const COLUMN_TYPES = ['text', 'long', 'date', 'choice', 'person', 'number', 'yes-no'] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

export type RegisterColumn = {
  readonly id: string;
  readonly type: ColumnType;
  readonly name: string;
  readonly help: string;
  readonly required: boolean;
  /** Of a choice; empty otherwise. */
  readonly options: readonly { readonly id: string; readonly name: string }[];
};

/** How the day arises by which something is to be done about an entry. */
export type DueRule = {
  /** What is due, such as "Supplier review". */
  readonly name: string;
  /** A date column: the day itself, or the one that `months` are counted from. */
  readonly column: string;
  /** Null where the column holds the day itself. */
  readonly months: number | null;
};

/** What a register is made of, whatever it is called. */
export type RegisterShape = {
  readonly id: RegisterId;
  /** Id of the column that an entry is called by. */
  readonly title: string;
  readonly due: DueRule;
  /** What is planned when an entry is closed: the next one, so many months later, with what stays the same. */
  readonly next: { readonly months: number; readonly keeps: readonly string[] } | null;
  readonly columns: readonly RegisterColumn[];
  /** What is ticked one by one; empty for most. */
  readonly checklist: readonly { readonly id: string; readonly name: string }[];
  /** Months that a closed entry is kept. */
  readonly retentionMonths: number;
};

/** What was entered, by column: text as it is shown in forms and files, days as "2026-11-27", choices by id. Nothing is left out. */
export type RecordValues = Readonly<Record<string, string>>;

/** How a point of a checklist stands; open where it is not named. */
export const TICKS = ['done', 'not-needed'] as const;
export type Tick = (typeof TICKS)[number];

/** Entries of one register that a firm may have; a list of all of them is still read within a second. */
export const MAX_ENTRIES = 5000;
/** Files that prove one entry. */
export const MAX_FILES = 5;
/** Rows of one imported file. */
export const MAX_IMPORTED = 2000;

/** The longest text of each type. */
export const LONGEST: Readonly<Record<ColumnType, number>> = {
  text: 200,
  long: 2000,
  person: 200,
  date: 10,
  choice: 60,
  number: 20,
  'yes-no': 3,
};
