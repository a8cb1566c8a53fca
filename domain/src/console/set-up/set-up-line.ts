/** The steps of setting up a brand, in their order. */
export const SET_UP_STEPS = ['address', 'mail', 'look', 'offer', 'people'] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** What is looked at for a brand, in its order, and the step that it belongs to. */
export const SET_UP_LINES = {
  host: 'address',
  portal: 'address',
  certificate: 'address',
  mailServer: 'mail',
  spf: 'mail',
  spfServer: 'mail',
  dkim: 'mail',
  dmarc: 'mail',
  alignment: 'mail',
  bounces: 'mail',
  testMail: 'mail',
  names: 'look',
  logo: 'look',
  color: 'look',
  support: 'look',
  legal: 'look',
  plans: 'offer',
  signUp: 'offer',
  colleague: 'people',
} as const satisfies Readonly<Record<string, SetUpStep>>;

export type SetUpLineId = keyof typeof SET_UP_LINES;

// The keys of the table, which its type has taken from it.
export const SET_UP_LINE_IDS = Object.keys(SET_UP_LINES) as readonly SetUpLineId[];

/** Done, not yet, could not be looked up, or does not apply. */
export const SET_UP_STATES = ['done', 'todo', 'unknown', 'spared'] as const;
export type SetUpState = (typeof SET_UP_STATES)[number];

/** What can be found of each line, by name, with the state that it means. */
export const SET_UP_FINDINGS = {
  hostLocal: 'spared',
  hostPortalLocal: 'todo',
  hostHere: 'done',
  hostMissing: 'todo',
  hostElsewhere: 'todo',
  hostUnknown: 'unknown',
  portalLocal: 'spared',
  portalAnswers: 'done',
  portalOther: 'todo',
  portalLater: 'todo',
  portalUnknown: 'unknown',
  certificateLocal: 'spared',
  certificateLater: 'todo',
  certificateWrongName: 'todo',
  certificateUntrusted: 'todo',
  certificateExpired: 'todo',
  certificateEnding: 'todo',
  certificateGood: 'done',
  certificateUnknown: 'unknown',
  mailServerSet: 'done',
  mailServerFiles: 'todo',
  spfGood: 'done',
  spfMissing: 'todo',
  spfMultiple: 'todo',
  spfInvalid: 'todo',
  spfOpen: 'todo',
  spfTooLong: 'todo',
  spfUnknown: 'unknown',
  spfServerNamed: 'done',
  spfServerOther: 'unknown',
  spfServerLater: 'todo',
  spfServerFiles: 'spared',
  spfServerUnknown: 'unknown',
  dkimGood: 'done',
  dkimMissing: 'todo',
  dkimWeak: 'todo',
  dkimNoSelector: 'todo',
  dkimUsual: 'unknown',
  dkimUnknown: 'unknown',
  dmarcGood: 'done',
  dmarcMissing: 'todo',
  dmarcInvalid: 'todo',
  dmarcWatching: 'todo',
  dmarcUnknown: 'unknown',
  alignmentGood: 'done',
  alignmentOpen: 'todo',
  alignmentLater: 'todo',
  alignmentUnknown: 'unknown',
  bouncesGood: 'done',
  bouncesNone: 'todo',
  bouncesUnknown: 'unknown',
  testMailNever: 'todo',
  testMailWaiting: 'unknown',
  testMailAccepted: 'done',
  testMailStored: 'unknown',
  testMailTried: 'todo',
  testMailFailed: 'todo',
  namesGood: 'done',
  namesSample: 'todo',
  logoGood: 'done',
  logoMissing: 'todo',
  colorGood: 'done',
  colorMiddling: 'done',
  colorLight: 'todo',
  supportGood: 'done',
  supportSample: 'todo',
  legalRead: 'done',
  legalUnread: 'todo',
  plansOffered: 'done',
  plansNone: 'todo',
  signUpOpens: 'done',
  signUpClosed: 'todo',
  signUpLater: 'todo',
  signUpLocal: 'spared',
  signUpUnknown: 'unknown',
  colleagueGood: 'done',
  colleagueNone: 'todo',
  colleagueUnsafe: 'todo',
} as const satisfies Readonly<Record<string, SetUpState>>;

export type SetUpFinding = keyof typeof SET_UP_FINDINGS;

// The keys of the table, which its type has taken from it.
export const SET_UP_FINDING_NAMES = Object.keys(SET_UP_FINDINGS) as readonly SetUpFinding[];

/** A record to add where the DNS of a domain is managed. */
export type SetUpRecord = {
  readonly type: 'A' | 'AAAA' | 'CNAME' | 'TXT';
  readonly name: string;
  readonly value: string;
};

/** One line of a brand's set-up: what was found of it, and records that would put it right, each of them enough. */
export type SetUpLine = {
  readonly id: SetUpLineId;
  readonly finding: SetUpFinding;
  readonly values: Readonly<Record<string, string>>;
  readonly records: readonly SetUpRecord[];
};

/** Texts of others may be of any length. */
const MAX_VALUE = 300;
const MAX_RECORDS = 8;

/** Writes down what was found of a line. */
export function setUpLine(
  id: SetUpLineId,
  finding: SetUpFinding,
  values: Readonly<Record<string, string>> = {},
  records: readonly SetUpRecord[] = [],
): SetUpLine {
  const cut = Object.entries(values).map(([name, value]) => [name, value.slice(0, MAX_VALUE)]);
  return { id, finding, values: Object.fromEntries(cut), records: records.slice(0, MAX_RECORDS) };
}
