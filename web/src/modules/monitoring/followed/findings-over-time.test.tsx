import { expect, test, vi } from 'vitest';
import { fakeFindings, followedOf } from '../testing/fake-findings.ts';
import { renderScansPage } from '../testing/render-scans-page.tsx';
import { mainSite, scanOn } from '../testing/samples.ts';
import type { FollowedFinding } from '../website-types.ts';

const listPath = `/webappscan/${encodeURIComponent(mainSite.name)}/findings`;
const high = followedOf(1, { title: 'A file with passwords is open', severity: 'high', state: 'new' });
const gone = followedOf(2, { title: 'Old software', state: 'fixed', fixedAt: '2026-11-18T17:00:00.000Z' });
const low = followedOf(3, { title: 'A small one' });

const open = (findings: readonly FollowedFinding[], path = listPath) =>
  renderScansPage({ path, websites: [mainSite], scans: [scanOn(18)], handlers: fakeFindings(findings) });

test('the list shows what is to do, leads to a finding, and Back leads to it again', async () => {
  const { screen, address, back } = await open([high, gone, low]);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Findings on Main website' })).toBeVisible();
  await expect.element(screen.getByText('2 findings, worst first')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2 }).first()).toHaveTextContent(high.title);
  await screen.getByRole('link', { name: high.title }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: high.title })).toBeVisible();
  expect(address()).toBe(`${listPath}/${high.findingId}`);
  back();
  await expect.element(screen.getByText('2 findings, worst first')).toBeVisible();
});

test('filters are in the address: a choice writes it, a link brings it, Back undoes it', async () => {
  const { screen, address, back, server } = await open([high, gone, low], `${listPath}?severity=high`);
  await expect.element(screen.getByText('1 finding, worst first')).toBeVisible();
  await screen
    .getByRole('button', { name: /^Show/ })
    .or(screen.getByRole('button', { name: /To do/ }))
    .click();
  await screen.getByRole('option', { name: 'Fixed (1)' }).click();
  await expect.poll(address).toBe(`${listPath}?state=fixed&severity=high`);
  await expect.element(screen.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
  await screen.getByRole('button', { name: 'Clear all filters' }).click();
  await expect.element(screen.getByRole('link', { name: gone.title })).toBeVisible();
  expect(address()).toBe(`${listPath}?state=fixed`);
  back();
  back();
  await expect.poll(address).toBe(`${listPath}?severity=high`);
  await expect
    .poll(() => server.inputsOf('listFindings')[0])
    .toMatchObject({ targetId: mainSite.targetId, severity: 'high' });
});

test('words are searched for when they are sent, and nonsense in the address is left out', async () => {
  const { screen, address, server } = await open([high, low], `${listPath}?state=nonsense&page=-3&check=%27`);
  await screen.getByRole('searchbox').fill('small');
  await screen.getByRole('button', { name: 'Find', exact: true }).click();
  await expect.element(screen.getByText('1 finding, worst first')).toBeVisible();
  expect(address()).toBe(`${listPath}?search=small`);
  await expect
    .poll(() => server.inputsOf('listFindings')[0])
    .toEqual({
      targetId: mainSite.targetId,
      state: 'to-do',
      search: '',
      page: 1,
    });
});

test('there is a word for every kind of nothing', async () => {
  const { screen } = await open([]);
  await expect.element(screen.getByRole('heading', { name: 'Nothing to do' })).toBeVisible();
});

test('an unknown website leads to the scans, an unknown finding to the page of unknown addresses', async () => {
  const { address } = await open([high], '/webappscan/Nobody/findings');
  await expect.poll(address).toBe('/webappscan');
  const other = await open([high], `${listPath}/${low.findingId}`);
  await expect.element(other.screen.getByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('a finding under an old name of its website is shown under the new one', async () => {
  const { address } = await open([high], `/webappscan/Old%20name/findings/${high.findingId}`);
  await expect.poll(address).toBe(`${listPath}/${high.findingId}`);
});

test('a finding tells its history, and is set aside with a reason and put back', async () => {
  const reopened = followedOf(4, {
    ...{ state: 'reopened', reopenedAt: '2026-11-10T17:00:00.000Z', timesReopened: 2 },
    worsenedAt: '2026-11-12T17:00:00.000Z',
  });
  const { screen, server } = await open([reopened], `${listPath}/${followedOf(4).findingId}`);
  const history = screen.getByRole('region', { name: 'History' });
  for (const [label, day] of [
    ['First seen', 'Oct 1, 2026'],
    ['Came back (2 times)', 'Nov 10, 2026'],
    ['Got worse', 'Nov 12, 2026'],
    ['Last seen', 'Nov 18, 2026'],
  ] as const) {
    await expect.element(history.getByText(label)).toBeVisible();
    await expect.element(history.getByText(day)).toBeVisible();
  }
  await screen.getByRole('button', { name: 'Set aside' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Set this finding aside' });
  await dialog.getByRole('button', { name: 'Set aside' }).click();
  await expect.element(dialog.getByText('Please enter a reason.')).toBeVisible();
  await dialog.getByText('This is not a problem').click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Another server answers here.');
  await dialog.getByRole('button', { name: 'Set aside' }).click();
  await expect.element(screen.getByText('Set aside: not a problem')).toBeVisible();
  await expect.element(screen.getByText('“Another server answers here.”')).toBeVisible();
  await expect
    .poll(() => server.inputsOf('markFinding'))
    .toEqual([{ findingId: reopened.findingId, kind: 'false-positive', reason: 'Another server answers here.' }]);
  await screen.getByRole('button', { name: 'Restore to the list' }).click();
  await expect.element(screen.getByRole('button', { name: 'Set aside' })).toBeVisible();
});

test('setting aside is taken back from the message that tells of it', async () => {
  const { screen, server } = await open([high], `${listPath}/${high.findingId}`);
  await screen.getByRole('button', { name: 'Set aside' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Set this finding aside' });
  await dialog.getByText('This is not a problem').click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Another server answers here.');
  await dialog.getByRole('button', { name: 'Set aside' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('The finding is counted again.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Set aside' })).toBeVisible();
  expect(server.inputsOf('unmarkFinding')).toEqual([{ findingId: high.findingId }]);
});

test('a finding is tested again: it shows the progress, then what came of it', async () => {
  const { screen, server } = await open([low], `${listPath}/${low.findingId}`);
  await screen.getByRole('button', { name: 'Check again' }).dblClick();
  await expect.element(screen.getByRole('progressbar', { name: 'Getting ready' })).toBeVisible();
  await expect.poll(() => server.inputsOf('retestFinding')).toEqual([{ findingId: low.findingId }]);
  const retest = {
    scanId: low.lastScanId,
    status: 'completed' as const,
    progress: 100,
    startedAt: '2026-11-21T17:00:00.000Z',
    completedAt: '2026-11-21T17:01:00.000Z',
    result: 'not-tested' as const,
    reason: 'The place where this was detected did not respond.',
  };
  server.use({ readFinding: () => ({ success: true, data: { ...low, retest } }) });
  const card = screen.getByRole('region', { name: 'Have you fixed it?' });
  await expect
    .element(card)
    .toMatchTextContent(/It could not be tested\. The place where this was detected did not respond\./);
  await expect.element(card.getByRole('button', { name: 'Check again' })).toBeVisible();
});

test('the steps are those for what the website runs on, and others can be chosen', async () => {
  const remedies = [
    {
      platform: 'nginx',
      label: 'nginx',
      isRecognised: true,
      steps: [
        [
          { kind: 'prose' as const, text: 'Open the file with ' },
          { kind: 'code' as const, text: 'nano' },
        ],
      ],
      checked: { how: 'tried' as const, on: '2026-11-22', with: 'nginx 1.22.1' },
      wayBack: [{ kind: 'prose' as const, text: 'Put the copy back.' }],
    },
    {
      platform: 'apache',
      label: 'Apache',
      isRecognised: false,
      steps: [[{ kind: 'prose' as const, text: 'Switch the headers module on.' }]],
      checked: {
        how: 'read' as const,
        why: 'It needs a server.',
        document: { title: 'The manual', url: 'https://manual.example/' },
      },
      wayBack: null,
    },
    {
      platform: 'any',
      label: 'All systems at once',
      isRecognised: false,
      steps: [[{ kind: 'prose' as const, text: 'Ask your host.' }]],
      checked: null,
      wayBack: null,
    },
  ];
  const { screen } = await open([{ ...low, remedies }], `${listPath}/${low.findingId}`);
  await expect.element(screen.getByText('nano')).toBeVisible();
  await expect.element(screen.getByText('The scan recognized nginx.')).toBeVisible();
  await expect.element(screen.getByText('Put the copy back.')).toBeVisible();
  await expect
    .element(screen.getByText(/^We tried the configuration lines on nginx 1\.22\.1 on Nov 22, 2026/))
    .toBeVisible();
  await screen.getByRole('button', { name: /Steps for/ }).click();
  await screen.getByRole('option', { name: 'Apache' }).click();
  await expect.element(screen.getByText('Switch the headers module on.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'The manual' })).toBeVisible();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await screen.getByRole('button', { name: 'Copy for your web developer' }).click();
  expect(write.mock.calls[0]?.[0]).toContain('How to fix it:\n1. Switch the headers module on.');
  write.mockRestore();
  await screen.getByRole('button', { name: /Steps for/ }).click();
  await screen.getByRole('option', { name: 'All systems at once' }).click();
  await expect.element(screen.getByText('Ask your host.')).toBeVisible();
});

test('an accepted risk says until when, and a lapsed one that it counts again', async () => {
  const mark = {
    kind: 'accepted' as const,
    reason: 'The page goes offline.',
    endsAt: '2027-01-01T08:00:00.000Z',
    markedAt: '2026-11-20T17:00:00.000Z',
    markedBy: 'Dana Reyes',
    lapsed: null,
  };
  const path = `${listPath}/${low.findingId}`;
  const first = await open([{ ...low, mark }], path);
  await expect.element(first.screen.getByText('Accepted until Dec 31, 2026')).toBeVisible();
  await first.screen.unmount();
  const { screen } = await open([{ ...low, mark: { ...mark, lapsed: 'worse' } }], path);
  await expect.element(screen.getByText(/This finding is now counted again\.$/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Set aside' })).toBeVisible();
});

test('the scans page counts what is to do, and says what was set aside', async () => {
  const scans = [scanOn(11), scanOn(18)];
  const counts = {
    toDo: { highs: 0, mediums: 0, lows: 2, infos: 1 },
    new: 1,
    reopened: 0,
    accepted: 1,
    falsePositive: 0,
    fixed: 1,
  };
  const { screen } = await renderScansPage({
    websites: [mainSite],
    scans,
    handlers: {
      readFindingsTrend: () => ({
        success: true,
        data: {
          counts,
          scans: [11, 18].map((day) => ({
            scanId: scanOn(day).scanId,
            completeTime: scanOn(day).completeTime ?? '',
            scanProfile: 'safe' as const,
            highs: 1,
            mediums: 0,
            lows: 2,
            new: 1,
            reopened: 0,
            fixed: 3,
          })),
        },
      }),
    },
  });
  await expect.element(screen.getByRole('heading', { name: 'Your website is in good shape' })).toBeVisible();
  await expect.element(screen.getByText(/Not counted: 1 set aside by your organization\./)).toBeVisible();
  const trend = screen.getByRole('region', { name: 'Trend' });
  await expect.element(trend.getByRole('img', { name: /^Issues in 2 scans: 1 high/ })).toBeVisible();
  await expect.element(trend.getByText(/1 new, 3 fixed since the previous scan\.$/)).toBeVisible();
  await trend.getByText('Show as a table').click();
  await expect.element(trend.getByRole('table', { name: 'Findings in each scan' })).toBeVisible();
});
