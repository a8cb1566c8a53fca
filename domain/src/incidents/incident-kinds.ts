/** What can have happened, in the order in which it is offered; each has a file in `content/incidents/kinds`. */
export const INCIDENT_KINDS = ['mailbox', 'money-sent', 'ransom', 'lost-device', 'data-out', 'other'] as const;

export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** The parts of the steps, by when they are due. */
export const STEP_STAGES = ['minutes', 'hour', 'day'] as const;

export type StepStage = (typeof STEP_STAGES)[number];

/** Who does a step: the person who reads, who looks after IT, who leads in an incident, who pays bills. */
export const STEP_PEOPLE = ['you', 'it', 'lead', 'payments'] as const;

export type StepPerson = (typeof STEP_PEOPLE)[number];

/** Whether a part of an address names a kind. */
export const isIncidentKind = (word: string): word is IncidentKind => INCIDENT_KINDS.some((kind) => kind === word);
