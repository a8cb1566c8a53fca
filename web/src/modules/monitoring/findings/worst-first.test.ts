import { expect, test } from 'vitest';
import { findingOf } from '../testing/samples.ts';
import { worstFirst } from './worst-first.ts';

const titled = (severity: 'high' | 'low', title: string, checkId = 'P01') => findingOf(severity, { title, checkId });

test('severity decides, then how often, then the check', () => {
  const findings = [
    titled('low', 'Twice, but small'),
    titled('high', 'Once', 'P02'),
    titled('low', 'Twice, but small'),
    titled('high', 'Twice', 'P19'),
    titled('high', 'Once, earlier check', 'P01'),
    titled('high', 'Twice', 'P19'),
  ];
  expect(worstFirst(findings).map((finding) => finding.title)).toEqual([
    'Twice',
    'Twice',
    'Once, earlier check',
    'Once',
    'Twice, but small',
    'Twice, but small',
  ]);
});
