import { afterEach, expect, test, vi } from 'vitest';
import { sampleHelp } from '../../../portal/incidents/testing/sample-help.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeLearning, renderLearning } from '../../../testing/render-learning.tsx';
import { inPseudo, textsOutsideFiles } from '../../../testing/texts-outside-files.ts';

afterEach(closeLearning);

const TOKEN = 'T'.repeat(43);
const ok = <Data,>(data: Data) => ({ success: true as const, data });

test('anybody finds steps and numbers, chooses a country, and can save the page', async () => {
  const incidentHelp = vi.fn(() => ok(sampleHelp));
  const { screen } = await renderLearning('/incident-help', { incidentHelp });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Something has happened' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Save this page' }))
    .toHaveAttribute('href', '/api/incidentHelp/file?country=us');
  await screen.getByRole('combobox', { name: 'Country' }).selectOptions('us');
  await expectAccessible();
  await screen.getByRole('link', { name: /^Τίτλος 2/ }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Τίτλος 2' })).toBeVisible();
  await expect.element(screen.getByText('Πρώτο Α')).toBeVisible();
  await expectAccessible();
});

test('an unknown kind shows all kinds', async () => {
  const { screen } = await renderLearning('/incident-help/nonsense', { incidentHelp: () => ok(sampleHelp) });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Something has happened' })).toBeVisible();
});

test('a link shows the firm’s own numbers first, and one that ended says where help is', async () => {
  const contacts = [{ role: 'bank' as const, name: 'First Harbor Bank', phone: '+1 555 010 7700', note: '' }];
  const opened = () => ok({ organisation: 'Lark Bakery', contacts, help: sampleHelp });
  const { screen } = await renderLearning(`/emergency/${TOKEN}`, { openEmergencyLink: opened });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Emergency card for Lark Bakery' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '+1 555 010 7700' }))
    .toHaveAttribute('href', 'tel:+15550107700');
  await expectAccessible();
  await closeLearning();
  const ended = () => {
    throw new FakeFailure('EMERGENCY_LINK_INVALID');
  };
  const refused = await renderLearning(`/emergency/${TOKEN}`, { openEmergencyLink: ended });
  await expect.element(refused.screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect
    .element(refused.screen.getByRole('link', { name: 'Show the steps' }))
    .toHaveAttribute('href', '/incident-help');
});

const card = {
  organisation: 'Φούρνος',
  contacts: [{ role: 'bank' as const, name: 'Τράπεζα', phone: '112', note: 'Πάντα' }],
  help: sampleHelp,
};
const refuse = () => {
  throw new FakeFailure('EMERGENCY_LINK_INVALID');
};

/** Codes, numbers, addresses, and what languages are called. */
const VALUES = /^((12)+|support@\S+|Cyber Safety|en|de|es|English|Deutsch|Español)$/;

test.each<[string, string, FakeHandlers]>([
  ['all kinds of incidents', '/incident-help', { incidentHelp: () => ok(sampleHelp) }],
  ['the steps of one kind', '/incident-help/mailbox', { incidentHelp: () => ok(sampleHelp) }],
  ['an emergency card', `/emergency/${TOKEN}`, { openEmergencyLink: () => ok(card) }],
  ['an emergency link that ended', `/emergency/${TOKEN}`, { openEmergencyLink: refuse }],
])('%s says nothing that no file of texts has', async (_name, address, handlers) => {
  await inPseudo(async () => {
    const { screen } = await renderLearning(address, handlers);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(textsOutsideFiles(screen.container, []).filter((text) => !VALUES.test(text))).toEqual([]);
    await expect.poll(() => document.title).toMatch(/^\[|^Φ|^Τ/);
  });
});
