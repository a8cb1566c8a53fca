import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { trialSubscription } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { inPseudo, textsIn, textsOutsideFiles } from '../../testing/texts-outside-files.ts';
import { ENTRY, ENTRY_ID, fakeRegisters } from './testing/fake-registers.ts';

function open(path: string, handlers: FakeHandlers = {}) {
  onTestFinished(closeApp);
  const modules = { ...trialSubscription().modules, compliance: 'ACTIVE' as const };
  const person = signedIn({ subscription: { securityPolicies: 'ACTIVE', modules } });
  return renderApp(path, { ...person, ...fakeRegisters(), ...handlers });
}
const PAGE = `/registers/leavers/${ENTRY_ID}`;

test('all registers are shown with their counts, what is overdue first', async () => {
  const { screen, path } = await open('/registers');
  await expect.element(screen.getByRole('heading', { name: 'Records', level: 1 })).toBeVisible();
  const overdue = screen.getByRole('region', { name: '1 record is overdue' });
  await expect.element(overdue.getByText('Leavers’ checklist, due Nov 20, 2026')).toBeVisible();
  const cards = screen.getByRole('region', { name: 'Registers' });
  await expect.element(cards.getByText('1 overdue')).toBeVisible();
  await expect.element(cards.getByText('Next due Dec 24, 2026')).toBeVisible();
  await expect.element(cards.getByText('Nothing yet')).toBeVisible();
  await expectAccessible();
  await overdue.getByRole('link', { name: 'Jo Fixer' }).click();
  await expect.poll(() => path()).toBe(PAGE);
});

test('a register is a table that is narrowed by its address, with what it is for', async () => {
  const { screen, server, path } = await open('/registers/leavers');
  const row = screen.getByRole('row', { name: /Jo Fixer/ });
  await expect.element(row.getByText('Employee')).toBeVisible();
  await expect.element(row.getByText('Nov 20, 2026')).toBeVisible();
  await expect.element(screen.getByText('Required by 1 clause of your policies')).toBeVisible();
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Access control: ACC-9' })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: /Show/ }).click();
  await screen.getByRole('option', { name: 'Overdue (1)' }).click();
  await expect.poll(() => path()).toBe('/registers/leavers?state=overdue');
  await screen.getByLabelText('Search this register').fill('jo');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => server.inputsOf('readRegister').at(-1)).toMatchObject({ state: 'overdue', search: 'jo' });
});

test('an empty register explains itself, and offers the first entry and an import', async () => {
  const { screen } = await open('/registers/leavers', fakeRegisters(ENTRY, []));
  await expect.element(screen.getByRole('heading', { name: 'No records here yet' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Add a record' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Import' })).toBeVisible();
  await screen.getByText('An example').click();
  await expect.element(screen.getByText('Jordan Hale')).toBeVisible();
  await expectAccessible();
});

test('a new entry is typed, told what is wrong at its fields, and saved', async () => {
  let isRefused = true;
  const { screen, server, path } = await open('/registers/leavers/new', {
    saveRegisterEntry: () => {
      if (!isRefused) return { success: true, data: { entryId: ENTRY_ID, version: 1 } };
      isRefused = false;
      throw new FakeFailure('INVALID_INPUT', 'values.name');
    },
  });
  await expect.element(screen.getByLabelText('Owner (optional)', { exact: true })).toHaveValue('Dana');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByLabelText('Who is leaving')).toBeInvalid();
  await screen.getByLabelText('Who is leaving').fill('Jo Fixer');
  await screen.getByRole('button', { name: /^Type/ }).click();
  await screen.getByRole('option', { name: 'Employee' }).click();
  await screen
    .getByRole('radiogroup', { name: 'Access must end immediately (optional)' })
    .getByText('No', { exact: true })
    .click();
  await screen.getByRole('radiogroup', { name: 'Keys returned' }).getByText('Not needed').click();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => path()).toBe(PAGE);
  expect(server.inputsOf('saveRegisterEntry').at(-1)).toMatchObject({
    register: 'leavers',
    entryId: null,
    version: 0,
    values: { name: 'Jo Fixer', kind: 'staff', lastDay: '', sudden: 'no' },
    ticks: { accounts: '', keys: 'not-needed' },
    ownerEmail: 'dana@firm.example',
  });
});

test('an entry shows its evidence and history, and what somebody else changed is told while the text stays', async () => {
  const { screen } = await open(PAGE, {
    saveRegisterEntry: () => {
      throw new FakeFailure('REGISTER_ENTRY_CHANGED', undefined, { by: 'Kim' });
    },
  });
  await expect.element(screen.getByRole('link', { name: 'slip.pdf' })).toBeVisible();
  await expect.element(screen.getByText('Last day: Nov 19, 2026, now Nov 20, 2026')).toBeVisible();
  await expect.element(screen.getByText('Keys returned: Done')).toBeVisible();
  await expectAccessible();
  await screen.getByLabelText('Notes (optional)').fill('Laptop is here.');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert').getByText(/Kim changed this record/)).toBeVisible();
  await expect.element(screen.getByLabelText('Notes (optional)')).toHaveValue('Laptop is here.');
});

test('evidence is added and removed', async () => {
  const { screen, server } = await open(PAGE, {
    addRegisterFile: () => ({ success: true, data: { fileId: ENTRY_ID, fileName: 'list.txt', size: 4 } }),
    removeRegisterFile: () => ({ success: true }),
  });
  await expect.element(screen.getByRole('button', { name: 'Add a file' })).toBeVisible();
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (chooser === null) throw new Error('There is no file chooser.');
  await userEvent.upload(chooser, new File(['list'], 'list.txt'));
  await expect.element(screen.getByText('list.txt was added.')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove slip.pdf' }).click();
  await expect.element(screen.getByText('slip.pdf was removed.')).toBeVisible();
  expect(server.inputsOf('removeRegisterFile')).toEqual([{ fileId: ENTRY.files[0]?.fileId }]);
});

test('an entry is closed with the next one planned', async () => {
  const { screen, server, path } = await open(PAGE, {
    closeRegisterEntry: () => ({ success: true, data: { version: 4, nextEntryId: ENTRY_ID } }),
  });
  await screen.getByRole('button', { name: 'Close this record' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Close this record?' });
  await expect.element(dialog.getByText('Plan the next one in 3 months')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Close the record' }).click();
  await expect.poll(() => path()).toBe('/registers/leavers');
  expect(server.inputsOf('closeRegisterEntry')).toMatchObject([{ entryId: ENTRY_ID, planNext: true, version: 3 }]);
});

test('a closed entry is read, and opened again', async () => {
  const closed = {
    ...ENTRY,
    state: 'closed',
    closedOn: '2026-11-21',
    closedByName: 'Ann Lee',
    keptUntil: '2028-11-21',
  };
  const { screen, server } = await open(PAGE, {
    ...fakeRegisters({ ...closed, state: 'closed' as const }),
    reopenRegisterEntry: () => ({ success: true, data: { version: 4 } }),
  });
  await expect.element(screen.getByText('Closed on Nov 21, 2026 by Ann Lee')).toBeVisible();
  await expect.element(screen.getByText('It will be deleted on Nov 21, 2028.')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Reopen' }).click();
  await expect.element(screen.getByText('The record is open again.')).toBeVisible();
  expect(server.inputsOf('reopenRegisterEntry')).toEqual([{ entryId: ENTRY_ID, version: 3 }]);
});

test('an entry is deleted once somebody has said so', async () => {
  const { screen, path } = await open(PAGE, { deleteRegisterEntry: () => ({ success: true }) });
  await screen.getByRole('button', { name: 'Delete' }).click();
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog.getByText(/“Jo Fixer” will be deleted for good/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => path()).toBe('/registers/leavers');
});

test('an entry that is not there says so', async () => {
  const { screen } = await open(PAGE, {
    readRegisterEntry: () => {
      throw new FakeFailure('NOT_FOUND');
    },
  });
  await expect.element(screen.getByRole('heading', { name: 'Record not found' })).toBeVisible();
});

test('a file is looked at row by row before it is imported', async () => {
  const { screen, server } = await open('/registers/leavers', {
    checkRegisterImport: () => ({
      success: true,
      data: {
        rows: [
          { line: 3, kind: 'error', title: '', problems: [{ column: 'Who is leaving', text: 'Please fill this in.' }] },
          { line: 2, kind: 'new', title: 'Sam', problems: [] },
        ],
        counts: { new: 1, duplicate: 0, error: 1 },
        columns: [
          { heading: 'Name', column: 'Who is leaving' },
          { heading: 'Fax', column: null },
        ],
      },
    }),
    importRegister: () => ({ success: true, data: { added: 1, skipped: 1 } }),
  });
  await screen.getByRole('button', { name: 'Import' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Import into Leavers’ checklist' });
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (chooser === null) throw new Error('There is no file chooser.');
  await userEvent.upload(chooser, new File(['Name'], 'leavers.csv'));
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect.element(dialog.getByText('Who is leaving: Please fill this in.')).toBeVisible();
  await expect.element(dialog.getByText('These columns will be ignored: Fax')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Add 1 record' })).toBeDisabled();
  await expectAccessible();
  await dialog.getByText('Leave out rows with errors').click();
  await dialog.getByRole('button', { name: 'Add 1 record' }).click();
  await expect.element(screen.getByText('1 record was added.')).toBeVisible();
  expect(server.inputsOf('importRegister')).toMatchObject([{ register: 'leavers', skipErrors: 'true' }]);
});

test('an entry that a page of the portal began leads to that page', async () => {
  const { screen } = await open(PAGE, fakeRegisters({ ...ENTRY, origin: '/incidents/record/1' }));
  await expect
    .element(screen.getByRole('link', { name: 'Open the page it comes from' }))
    .toHaveAttribute('href', '/incidents/record/1');
});

/** Days, parts of a field for dates, and a clause behind the tag of a text. */
const VALUES = /^(?:[A-Z][a-z]{2} \d{1,2}, \d{4}.*|(?:month|day|year),|Calendar|: ACC-9 ~+\])$/;

test.each(['/registers', '/registers/leavers', PAGE])('%s says nothing that no file of texts has', async (path) => {
  await inPseudo(async () => {
    const { screen } = await open(path);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(screen.getByText('Jo Fixer').first()).toBeVisible();
    const outside = textsOutsideFiles(screen.getByRole('main').element(), textsIn(fakeRegisters()));
    expect(outside.filter((text) => !VALUES.test(text))).toEqual([]);
  });
});
