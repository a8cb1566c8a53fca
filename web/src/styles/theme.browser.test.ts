import './theme.css';
import { afterEach, expect, test } from 'vitest';

/** Brand colours from dark to light and through the whole circle of hues. */
const brandAccents = [
  '#1f5eff',
  '#0b1f4d',
  '#000000',
  '#ffffff',
  '#ffd400',
  '#00e5a0',
  '#ff2d55',
  '#7c3aed',
  '#c2410c',
  '#6b7280',
];

/** Text on its background (4.5:1), then parts one must see on theirs (3:1): WCAG 2.2, 1.4.3 and 1.4.11. */
const textPairs = [
  ['--color-on-accent', '--color-accent'],
  ['--color-on-accent', '--color-accent-hover'],
  ['--color-on-accent', '--color-accent-pressed'],
  ['--color-accent-ink', '--color-surface'],
  ['--color-accent-ink', '--color-canvas'],
  ['--color-accent-ink', '--color-accent-soft'],
  ['--color-accent-ink', '--color-accent-line'],
  ['--color-ink', '--color-accent-soft'],
  ['--color-ink-soft', '--color-accent-soft'],
  ['--color-ink-soft', '--color-canvas'],
  ['--color-ink-soft', '--color-sunken'],
  ['--color-ink-faint', '--color-canvas'],
  ...['critical', 'high', 'medium', 'low', 'info', 'success', 'warning', 'danger'].map(
    (tone) => [`--color-${tone}-ink`, `--color-${tone}-soft`] as const,
  ),
] as const;
const shapePairs = [
  ['--color-focus', '--color-surface'],
  ['--color-focus', '--color-canvas'],
  ['--color-line-strong', '--color-surface'],
  ['--color-danger-ink', '--color-surface'],
  ...['critical', 'high', 'medium', 'low', 'info', 'success'].map(
    (tone) => [`--color-${tone}`, '--color-surface'] as const,
  ),
] as const;

const canvas = document.createElement('canvas');
canvas.width = 1;
canvas.height = 1;
const painter = canvas.getContext('2d', { willReadFrequently: true });

function luminance(token: string): number {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  if (!painter) throw new Error('no canvas');
  painter.fillStyle = colour;
  painter.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...painter.getImageData(0, 0, 1, 1).data]
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function tooFaint(pairs: readonly (readonly [string, string])[], least: number): string[] {
  return pairs
    .map(([front, back]) => ({ front, back, ratio: contrast(front, back) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);
}

afterEach(() => {
  document.documentElement.removeAttribute('style');
  delete document.documentElement.dataset.theme;
});

for (const scheme of ['light', 'dark'] as const) {
  test.each(brandAccents)(`every text and mark can be read with the accent %s in ${scheme}`, (accent) => {
    document.documentElement.dataset.theme = scheme;
    document.documentElement.style.setProperty('--brand-accent', accent);
    expect(tooFaint(textPairs, 4.5)).toEqual([]);
    expect(tooFaint(shapePairs, 3)).toEqual([]);
  });
}

test('the two schemes differ', () => {
  document.documentElement.dataset.theme = 'light';
  const light = luminance('--color-canvas');
  document.documentElement.dataset.theme = 'dark';
  expect(luminance('--color-canvas')).toBeLessThan(light / 5);
});
