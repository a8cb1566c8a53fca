/** What can have happened, in the order in which it is offered; each has a file in `content/incidents/kinds`. */
export const INCIDENT_KINDS = ['mailbox', 'money-sent', 'ransom', 'lost-device', 'data-out', 'other'] as const;

export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** Who does a step: the person who reads, who looks after IT, who leads in an incident, who pays bills. */
export const STEP_PEOPLE = ['you', 'it', 'lead', 'payments'] as const;

/** Whether a part of an address names a kind. */
export const isIncidentKind = (word: string): word is IncidentKind => INCIDENT_KINDS.some((kind) => kind === word);
