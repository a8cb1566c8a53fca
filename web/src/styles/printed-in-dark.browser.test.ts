import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import './print.css';
import './theme.css';

type Session = { send(method: 'Emulation.setEmulatedMedia', settings: { media: string }): Promise<unknown> };
const emulate = (media: string) => (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { media });
const colorOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

afterEach(async () => {
  await emulate('');
  delete document.documentElement.dataset.theme;
});

test('what is printed from dark pages has the colors of light ones', async () => {
  const names = [
    '--color-accent-ink',
    '--color-accent-softer',
    '--color-critical-ink',
    '--color-ink',
    '--color-surface',
  ];
  await emulate('print');
  const light = names.map(colorOf);
  document.documentElement.dataset.theme = 'dark';
  expect(names.map(colorOf)).toEqual(light);
  await emulate('');
  expect(names.map(colorOf)).not.toEqual(light);
});
