import { expect, test } from 'vitest';
import type { VectorDetail } from './ratings-types.ts';
import { apartFromNotMeasured, worstFirst } from './vectors-by-category.ts';

const vector = (slug: 'spf' | 'dkim' | 'open_ports' | 'botnet_infections', grade: VectorDetail['grade']) => ({
  slug,
  detail: { grade } as VectorDetail,
});

test('the worst grade comes first, and what is not measured last', () => {
  const categories = [
    { name: 'Compromised Systems', vectors: [vector('botnet_infections', 'N/A')] },
    { name: 'Diligence', vectors: [vector('spf', 'A'), vector('dkim', 'N/A'), vector('open_ports', 'F')] },
  ];
  const sorted = worstFirst(categories).map(({ name, vectors }) => [name, vectors.map(({ slug }) => slug)]);
  expect(sorted).toEqual([
    ['Diligence', ['open_ports', 'spf', 'dkim']],
    ['Compromised Systems', ['botnet_infections']],
  ]);
});

test('what was not measured is apart, but for what the firm itself can tell about', () => {
  const none = { reason: 'NOT_LOOKED_AT', findings: 0 } as unknown as VectorDetail;
  const seen = { reason: null, findings: 0 } as unknown as VectorDetail;
  const { measured, notMeasured } = apartFromNotMeasured([
    { name: 'Compromised Systems', vectors: [{ slug: 'botnet_infections', detail: none }] },
    {
      name: 'Diligence',
      vectors: [
        { slug: 'spf', detail: seen },
        { slug: 'dkim', detail: none },
        { slug: 'mobile_software', detail: none },
        { slug: 'server_software', detail: { ...none, findings: 1 } },
      ],
    },
  ]);
  expect(measured.map(({ name, vectors }) => [name, vectors.map(({ slug }) => slug)])).toEqual([
    ['Diligence', ['spf', 'dkim', 'server_software']],
  ]);
  expect(notMeasured.map(({ slug }) => slug)).toEqual(['botnet_infections', 'mobile_software']);
});
