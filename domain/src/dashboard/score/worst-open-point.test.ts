import { expect, test } from 'vitest';
import type { KnownFact } from '../../facts/known-facts.ts';
import { sayEnglish } from '../../texts/testing/say-english.ts';
import type { OpenPoint } from './open-point.ts';
import { worstOpenPoint } from './worst-open-point.ts';

const suggest = (...points: OpenPoint[]) => [{}, ...points.map((open) => ({ open }))];
const medium: OpenPoint = { what: 'Shop: Pages can be framed', severity: 'medium' };
const high: OpenPoint = { what: 'Shop: Script injection', severity: 'high' };
const critical: OpenPoint = { what: 'A database answers to everyone on the internet', severity: 'critical' };

const fact = (key: KnownFact['key'], value: KnownFact['value']): KnownFact => ({
  key,
  value,
  basis: 'stated',
  isStale: false,
  contradicted: null,
  text: '',
  at: null,
  by: null,
  href: null,
});

test('the worst of what modules name is told, whatever their order, and nothing where they name nothing', () => {
  expect(worstOpenPoint(suggest(), [], sayEnglish)).toBeNull();
  expect(worstOpenPoint(suggest(medium, high), [], sayEnglish)).toEqual(high);
  expect(worstOpenPoint(suggest(medium, high, critical), [], sayEnglish)).toEqual(critical);
  expect(worstOpenPoint(suggest(critical, { ...critical, what: 'Another' }), [], sayEnglish)).toEqual(critical);
});

test('a core measure that is known to be missing comes after a door and before a serious weakness', () => {
  const missing = [fact('second-factor-email', 'no')];
  expect(worstOpenPoint(suggest(high), missing, sayEnglish)).toEqual({
    what: 'Email has no second factor',
    severity: 'high',
  });
  expect(worstOpenPoint(suggest(critical), missing, sayEnglish)).toEqual(critical);
  expect(worstOpenPoint(suggest(high), [fact('second-factor-email', 'unknown')], sayEnglish)).toEqual(high);
});
