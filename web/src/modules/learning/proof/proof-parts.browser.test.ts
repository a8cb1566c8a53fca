import { PROOF_PART_NAMES } from '@portal/domain/proof-packs/proof-parts.ts';
import { expect, test } from 'vitest';
import { say } from '../../../portal/texts/say.ts';
import { sayEach } from '../../../portal/texts/say-labels.ts';
import { parts } from './proof.texts.ts';

test('parts of a pack are called on its page what they are called in the pack', () => {
  const named = Object.entries(parts).map(([part, phrase]) => [part, say(phrase)]);
  expect(Object.fromEntries(named)).toEqual(sayEach(PROOF_PART_NAMES));
});
