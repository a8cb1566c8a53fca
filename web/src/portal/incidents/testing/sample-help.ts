import { INCIDENT_KINDS } from '@portal/domain/incidents/incident-kinds.ts';
import type { IncidentHelp } from '../incident-help-types.ts';

const step = (id: string, words: string) => ({
  ...{ id, do: `${words} Α`, how: `${words} Β`, who: 'it' as const },
  microsoft: `${words} Γ`,
  google: `${words} Δ`,
});

/** Help with little to say, in letters that no text of the portal has. */
export const sampleHelp: IncidentHelp = {
  country: 'de',
  countries: [
    { code: 'de', name: 'Γερμανία' },
    { code: 'us', name: 'Ηνωμένες' },
  ],
  emergencyNumber: '112',
  desks: [{ id: 'csirt', name: 'Υπηρεσία', phone: '0800 274 1000', url: 'https://desk.example/', when: 'Πάντα' }],
  kinds: INCIDENT_KINDS.map((kind, index) => ({
    ...{ kind, title: `Τίτλος ${index}`, short: 'Σύντομα', when: `Πότε ${index}` },
    minutes: [step('first', 'Πρώτο'), step('second', 'Δεύτερο')],
    never: ['Ποτέ'],
    hour: [step('hour', 'Ώρα')],
    day: [step('day', 'Ημέρα')],
    record: ['Γράψε'],
    ends: 'Τέλος',
  })),
  provider: { name: 'Πάροχος', email: 'support@provider.example' },
};
