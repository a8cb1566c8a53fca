import { expect, onTestFinished, test } from 'vitest';
import { fakeConcierge } from '../modules/concierge/testing/fake-concierge.ts';
import { fakeFindings, followedOf } from '../modules/monitoring/testing/fake-findings.ts';
import { fakeScans } from '../modules/monitoring/testing/fake-scans.ts';
import { mainSite } from '../modules/monitoring/testing/samples.ts';
import { fakePolicies, policyOf } from '../modules/policies/testing/fake-policies.ts';
import type { FakeHandlers } from '../testing/fake-server.ts';
import { closeApp, renderApp } from '../testing/render-app.tsx';
import { type memberSession, trialSubscription } from '../testing/samples.ts';

const finding = followedOf(1, { title: 'A file with passwords is open' });
const findingPage = `/webappscan/${encodeURIComponent(mainSite.name)}/findings/${finding.findingId}`;
const handlers: FakeHandlers = {
  ...fakeScans({ websites: [mainSite], scans: [] }),
  ...fakeFindings([finding]),
  ...fakePolicies(policyOf()),
};

/** Somebody whose plan has policies and scans, and the concierge as given. */
function open(
  path: string,
  cyberconcierge: 'ACTIVE' | 'NOT_AVAILABLE',
  session: Partial<ReturnType<typeof memberSession>> = {},
) {
  onTestFinished(closeApp);
  const modules = { ...trialSubscription().modules, compliance: 'ACTIVE' as const, cyberconcierge };
  const introViewed = { dashboard: true, monitoring: true, compliance: true, cyberconcierge: true };
  const person = fakeConcierge({
    person: { session, subscription: { modules, securityPolicies: 'ACTIVE' }, portalData: { introViewed } },
  });
  return renderApp(path, {
    ...person,
    ...handlers,
    openHelpRequest: () => ({ success: true, data: { helpRequestId: finding.findingId, number: 'CC-1001' } }),
  });
}

test.each([
  ['a finding', findingPage, 'Website finding', finding.title, { kind: 'finding', id: finding.findingId }],
  ['a policy', '/securitypolicy/acceptable-use', 'Policy', 'Acceptable use', { kind: 'policy', id: 'acceptable-use' }],
])('asks the concierge about %s from its page', async (_, path, kind, label, about) => {
  const { screen, server } = await open(path, 'ACTIVE');
  await screen.getByRole('button', { name: 'I need help' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Contact Cyber Concierge' });
  await expect.element(dialog.getByText(kind, { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(label);
  await dialog.getByRole('textbox', { name: 'What do you need?' }).fill('Is this bad?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'We’ve received your request' })).toBeVisible();
  await expect.poll(() => server.inputsOf('openHelpRequest')).toMatchObject([{ about, text: 'Is this bad?' }]);
});

test('plans without the concierge have no such button', async () => {
  const { screen } = await open(findingPage, 'NOT_AVAILABLE');
  await expect.element(screen.getByRole('heading', { level: 1, name: finding.title })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'I need help' })).not.toBeInTheDocument();
});

test('nor has staff, who are the concierge', async () => {
  const serviceSessionEndsAt = new Date(Date.now() + 3_600_000).toISOString();
  const { screen } = await open(findingPage, 'ACTIVE', { isServiceSession: true, serviceSessionEndsAt });
  await expect.element(screen.getByRole('heading', { level: 1, name: finding.title })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'I need help' })).not.toBeInTheDocument();
});
