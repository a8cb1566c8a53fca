import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { closeApp } from '../../testing/render-app.tsx';
import { inPseudo, textsIn, textsOutsideFiles } from '../../testing/texts-outside-files.ts';
import type { Coverage } from './policy-types.ts';
import { openPolicies } from './testing/open-policy.ts';

afterEach(closeApp);

const inPolicy = { policyId: 'access-control', policy: 'Access control', proofs: [] };
const COVERAGE: Coverage = {
  company: 'Lark Bakery',
  approved: 1,
  clauses: [
    { ...inPolicy, id: 'ACC-1', title: 'Access on request', stage: 'approved' },
    { ...inPolicy, id: 'ACC-8', title: 'Leavers', stage: 'approved', proofs: ['Detected by the portal: all closed.'] },
    {
      ...inPolicy,
      id: 'SUP-1',
      title: 'Suppliers',
      policyId: 'supplier-security',
      policy: 'Suppliers',
      stage: 'library',
    },
    ...[9, 10, 11].map((number) => ({
      ...inPolicy,
      id: `ACC-${number}`,
      title: `Rule ${number}`,
      stage: 'approved' as const,
    })),
  ],
  frameworks: [
    {
      id: 'iso27001',
      name: 'ISO/IEC 27001:2022, Annex A',
      short: 'ISO 27001',
      source: 'https://www.iso.org/standard/27001',
      counts: { evidenced: 1, written: 1, drafted: 1, none: 1, total: 4 },
      groups: [
        {
          id: 'A.5',
          name: 'Organization',
          requirements: [
            { id: 'A.5.9', line: 'Know the assets.', note: null, state: 'none', clauses: [], takeUp: null },
            {
              id: 'A.5.15',
              line: 'Control access.',
              note: 'Rooms too.',
              state: 'written',
              clauses: ['ACC-1', 'ACC-9', 'ACC-10', 'ACC-11'],
              takeUp: null,
            },
            { id: 'A.5.18', line: 'End access.', note: null, state: 'evidenced', clauses: ['ACC-8'], takeUp: null },
            {
              id: 'A.5.19',
              line: 'Check suppliers.',
              note: null,
              state: 'drafted',
              clauses: ['SUP-1'],
              takeUp: { policyId: 'supplier-security', policy: 'Suppliers' },
            },
          ],
        },
      ],
    },
  ],
  answers: {
    counts: { yes: 1, partly: 0, 'not-yet': 0, 'not-applicable': 0 },
    topics: [
      {
        id: 'access',
        name: 'Access and sign-in',
        questions: [
          { id: 'q-17', ask: 'Is access removed?', answer: 'yes', reason: 'It is proved.', clauses: ['ACC-8'] },
        ],
      },
    ],
  },
};
const open = (coverage: Coverage) =>
  openPolicies('/policy-coverage', { readCoverage: () => ({ success: true, data: coverage }) });

test('a framework opens into its requirements, each with its state in words and the clauses that say so', async () => {
  const { screen } = await open(COVERAGE);
  const picture = screen.getByRole('img', { name: /^Coverage of ISO\/IEC 27001/ });
  await expect.element(picture).toHaveAccessibleName(/1 with evidence, 1 approved, no evidence yet, 2 not covered/);
  await screen.getByRole('heading', { name: 'ISO/IEC 27001:2022, Annex A' }).click();
  const group = screen.getByRole('region', { name: 'Organization' });
  await expect.element(group.getByText('Approved, with evidence')).toBeVisible();
  await expect.element(group.getByText('Evidence: Detected by the portal: all closed.')).toBeVisible();
  await expect
    .element(group.getByRole('link', { name: 'ACC-1 Access on request' }))
    .toHaveAttribute('href', '/securitypolicy/access-control');
  await expect.element(group.getByRole('link', { name: 'ACC-11 Rule 11' })).not.toBeInTheDocument();
  await group.getByText('Show 1 more clause').click();
  await expect.element(group.getByRole('link', { name: 'ACC-11 Rule 11' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Download as CSV: ISO/IEC 27001:2022, Annex A' }))
    .toHaveAttribute('href', '/api/policy/coverageCsv/iso27001');
  await expectAccessible();
});

test('what is not covered is shown alone, with the policy to take up', async () => {
  const { screen } = await open(COVERAGE);
  await screen.getByRole('radio', { name: 'Not covered' }).click();
  await screen.getByRole('heading', { name: 'ISO/IEC 27001:2022, Annex A' }).click();
  const group = screen.getByRole('region', { name: 'Organization' });
  await expect.element(group.getByText('No policy for it yet')).toBeVisible();
  await expect.element(group.getByText('Control access.')).not.toBeInTheDocument();
  await expect
    .element(group.getByRole('link', { name: 'Use “Suppliers” from the library' }))
    .toHaveAttribute('href', '/securitypolicy/supplier-security');
});

test('the answer sheet is read on the page and downloaded', async () => {
  const { screen } = await open(COVERAGE);
  const card = screen.getByRole('region', { name: 'Answer sheet' });
  await expect
    .element(card.getByRole('link', { name: 'Download as PDF' }))
    .toHaveAttribute('href', '/api/policy/answerSheet/pdf');
  await card.getByText('Show the questions and answers').click();
  await expect.element(card.getByText('It is proved.')).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'ACC-8 Leavers' })).toBeVisible();
});

test('a firm without an approved policy is told what to do first', async () => {
  const { screen } = await open({ ...COVERAGE, approved: 0 });
  await expect.element(screen.getByRole('heading', { name: 'No policy is approved yet' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Choose a policy' }))
    .toHaveAttribute('href', '/securitypolicy');
});

test('the page of coverage says nothing that no file of texts has', async () => {
  await inPseudo(async () => {
    const { screen } = await open(COVERAGE);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await screen.getByRole('heading', { name: 'ISO/IEC 27001:2022, Annex A' }).click();
    await expect.element(screen.getByRole('region', { name: 'Organization' })).toBeVisible();
    expect(textsOutsideFiles(screen.getByRole('main').element(), textsIn(COVERAGE))).toEqual([]);
  });
});
