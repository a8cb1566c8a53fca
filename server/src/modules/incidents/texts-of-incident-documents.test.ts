import { expect, test } from 'vitest';
import { sayPseudo, wordsOutsideTexts } from '../../documents/testing/pseudo-words.ts';
import { brand as usualBrand } from '../../documents/testing/scan-report-samples.ts';
import { typesetDocument } from '../../documents/typesetting/typeset-document.ts';
import { cardModel } from './card/card-model.ts';
import { kindHelp, stepsOf } from './help/read-kinds.ts';
import type { IncidentView } from './records/incident-view.ts';
import { reportModel } from './records/report-model.ts';

const NOW = new Date('2026-11-21T20:00:00Z');
const AT = NOW.toISOString();
const brand = {
  ...usualBrand,
  brandNameLong: 'Cybr Sft',
  supportEmail: 'hlp@sft.xmpl',
  conciergeEmail: 'cncrg@sft.xmpl',
};
const paper = { brand, logo: null, say: sayPseudo };
const help = kindHelp('data-out', 'en');

const deadline = {
  id: 'x',
  name: 'Tll',
  law: 'Lw',
  says: 'Bcs.',
  countries: ['Grmny'],
  endsAt: AT,
  waits: false,
  reason: '',
};
const INCIDENT: IncidentView = {
  incidentId: '3f2c1d84-0a6d-4a7e-9a68-1f0b3c5d7e9a',
  kind: 'data-out',
  whatHappened: 'Lst wnt.',
  noticedAt: AT,
  startedAt: AT,
  startedBy: 'Dn',
  closedAt: AT,
  closedBy: 'Dn',
  rootCause: 'Mstk.',
  lessons: 'Chck.',
  people: { count: null, who: 'Cstmrs' },
  entries: [],
  deadlines: (['open', 'done', 'over'] as const).map((state) => ({ ...deadline, state })),
  isGuess: false,
  doneSteps: stepsOf(help)
    .slice(0, 1)
    .map(({ id }) => ({ stepId: id, at: AT, by: 'Dn' })),
  recordHref: null,
};

test.each([
  INCIDENT,
  { ...INCIDENT, closedAt: null, closedBy: null, people: { count: 3, who: '' }, deadlines: [], rootCause: '' },
])('the report of an incident says nothing that is no text: %#', async (incident) => {
  const model = reportModel({ incident, organisation: 'Hrbr', help, now: NOW }, paper);
  expect(await wordsOutsideTexts(typesetDocument('incident-report', model), help)).toEqual([]);
});

test.each(['wallet', 'sheet'] as const)('the emergency card says nothing that is no text: %s', async (layout) => {
  const firm = { organisation: 'Hrbr', contacts: [{ role: 'bank', name: 'Bnk', phone: '+1 555', note: '' }] } as const;
  const rules = { emergencyNumber: '112', contacts: [] };
  for (const one of [firm, null]) {
    const model = cardModel({ firm: one, rules, layout, address: 'https://sft.xmpl/', now: NOW } as never, paper);
    expect(await wordsOutsideTexts(typesetDocument('emergency-card', model))).toEqual([]);
  }
});
