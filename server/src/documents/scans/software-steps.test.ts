import { placeholdersOf } from '@portal/domain/monitoring/advice-text.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { readProducts } from '@portal/scanner/known-flaws/load-products.ts';
import { PRODUCT_GROUPS } from '@portal/scanner/known-flaws/product-groups.ts';
import { expect, test } from 'vitest';
import { sampleFinding } from '../testing/scan-report-samples.ts';
import { platformSteps } from './remedies.ts';
import { readSoftwareKinds, softwareKindOf } from './software-steps.ts';

const kinds = readSoftwareKinds('en');
const products = readProducts();

test('every product has a kind of its own or of its group, and no group or product has two', () => {
  const without = products.filter(({ product, group }) => softwareKindOf(product, group, 'en').id === 'any');
  expect(without.map(({ slug }) => slug)).toEqual([]);
  expect(kinds.flatMap(({ groups }) => groups).toSorted()).toEqual([...PRODUCT_GROUPS].toSorted());
  const named = kinds.flatMap((kind) => kind.products);
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  const known = new Set(products.map(({ product }) => product));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('what extends a system is told as that system does it', () => {
  const wrong = products
    .filter(({ group }) => group === 'cms-plugin' || group === 'cms-theme')
    .filter(({ slug, product, group }) => {
      const { id } = softwareKindOf(product, group, 'en');
      return slug.startsWith('wp-') !== id.startsWith('wordpress-');
    });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test('steps ask for the product alone, and hold nothing to be typed', () => {
  const steps = kinds.flatMap((kind) => Object.values(kind.steps).flat());
  expect([...new Set(steps.flatMap(placeholdersOf))]).toEqual(['product']);
  expect(steps.filter((step) => step.includes('`'))).toEqual([]);
});

test('a finding says how its kind is updated; only an exploited one how a break-in is seen', () => {
  const facts = { ...sampleFinding('P28', 'flaw-exploited').facts, product: 'QNAP QTS', group: 'nas' };
  const stepsOf = (variant: string, changes: Record<string, string> = {}) => {
    const finding = { ...sampleFinding('P28', variant), facts: { ...facts, ...changes } };
    return platformSteps(finding, [], sayEnglish).map(({ steps }) =>
      steps.map((step) => step.map(({ text }) => text).join('')),
    )[0];
  };
  const exploited = stepsOf('flaw-exploited')?.join('\n');
  expect(exploited).toContain('Control Panel > System > Firmware Update');
  expect(exploited).toContain('files that no longer open');
  expect(exploited).toContain('“Something has happened”');
  expect(exploited).not.toMatch(/\{\w+\}/);
  expect(stepsOf('flaw-high')?.join('\n')).not.toContain('Check for a break-in');
  // One that a newer list or an older scan named is told in general.
  const other = stepsOf('flaw-exploited', { product: 'Dough CMS', group: 'bread' })?.join('\n');
  expect(other).toContain('Use the update function of Dough CMS');
});
