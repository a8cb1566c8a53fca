import { expect, test } from 'vitest';
import type { VectorDetail } from './ratings-types.ts';
import { worstFirst } from './vectors-by-category.ts';

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
