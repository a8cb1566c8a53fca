import { expect, test } from 'vitest';
import { launchOf } from '../../web/src/modules/learning/package/cmi5-launch.ts';
import { Cmi5Statements } from '../../web/src/modules/learning/package/cmi5-statements.ts';
import { cmi5Problems, recordStore, type Statement, verbOf } from '../testing/record-store.ts';

const contextTemplate = {
  contextActivities: { grouping: [{ objectType: 'Activity', id: 'tag:localhost,2026:unit' }] },
  extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': 'session-1' },
};

test('an exercise that was done is a statement that record stores and cmi5 take beside those of the visit', () => {
  const launch = launchOf(new URL(recordStore().launch('https://lms.example')).search);
  if (launch === null) throw new Error('The system launched nothing.');
  const statements = new Cmi5Statements(launch, { contextTemplate, launchMode: 'Normal', masteryScore: 0.8 }, 'de');
  const at = new Date('2026-11-28T09:00:00Z');
  const said = [
    statements.defined('initialized', at),
    statements.exercised({ exerciseId: 'bow', title: 'Ein Knoten', task: 'Ordnen Sie die Schritte.' }, at),
    statements.defined('terminated', at, { duration: 'PT1.00S' }),
  ] as unknown as Statement[];
  expect(said.map(verbOf)).toEqual(['initialized', 'interacted', 'terminated']);
  expect(said[1]).toMatchObject({
    object: { id: 'https://lms.example/activities/7#exercise-bow', definition: { name: { de: 'Ein Knoten' } } },
    result: { completion: true },
  });
  expect(cmi5Problems(said)).toEqual([]);
});
