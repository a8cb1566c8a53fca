import { today } from '@internationalized/date';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_BRAND } from '../../portal/brand/brand.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { fakeTraining, personId, trainee, traineeRow, trainingData } from './testing/fake-training.ts';

afterEach(async () => {
  await closeApp();
  await page.viewport(1280, 900);
});

const team = [
  traineeRow(1, { name: 'Mia Santos', completed: 1, overdue: 1, nextCourseId: 'sails', nextDueOn: '2026-11-01' }),
  traineeRow(2, { name: 'Sam Ortiz' }),
  traineeRow(3, { name: 'Noor Khan', completed: 0, assigned: 1, lastSeenAt: null, linkState: 'expired' }),
];

test('the team says in one glance who needs a nudge, and filters stay in the address', async () => {
  const { screen, server, path } = await renderApp('/training', fakeTraining(team));
  await expect.element(screen.getByRole('heading', { name: '2 of 3 are up to date' })).toBeVisible();
  await expect.element(screen.getByText('One person needs a nudge: a course is overdue.')).toBeVisible();
  await expect
    .element(screen.getByRole('progressbar', { name: 'Seats used' }))
    .toHaveAttribute('aria-valuetext', '3 of 25');
  const row = screen.getByRole('row').filter({ hasText: 'Mia Santos' });
  await expect.element(row.getByText('1 overdue')).toBeVisible();
  await expect.element(row.getByText('Nov 1, 2026')).toBeVisible();
  await expect.element(screen.getByText('Link expired')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Show who is overdue' }).click();
  await expect.poll(path).toBe('/training?state=overdue');
  await screen.getByRole('searchbox', { name: 'Search for people' }).fill('mia');
  await screen.getByRole('button', { name: 'Search' }).click();
  await expect.poll(path).toBe('/training?state=overdue&search=mia');
  await expect
    .poll(() => server.inputsOf('listTrainees').at(-1))
    .toMatchObject({ state: 'overdue', search: 'mia', page: 1 });
  await page.viewport(390, 844);
  await expectAccessible();
});

test('an outside system that does not answer is told beside what is known', async () => {
  const { screen } = await renderApp('/training/team', {
    ...fakeTraining(team),
    loadTrainingData: () => ({ success: true, isSyncError: true, data: trainingData(3, 1) }),
  });
  await expect.element(screen.getByText('The latest results could not be loaded.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Mia Santos' })).toBeVisible();
});

test('one person is added with the day on which their training starts, today unless another is chosen', async () => {
  const { screen, server } = await renderApp('/training/team', {
    ...fakeTraining(team),
    saveTrainees: () => ({ success: true, data: { trainees: [personId(9)] } }),
  });
  await screen.getByRole('button', { name: 'Add people' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Add people' });
  const brandToday = today(DEFAULT_BRAND.timeZone);
  await expect
    .element(dialog.getByRole('spinbutton', { name: /^day, Training starts/ }))
    .toHaveTextContent(String(brandToday.day));
  await dialog.getByLabelText('Name').fill('Ana Lind');
  await dialog.getByLabelText('Email').fill('ana@lark.example');
  (dialog.getByRole('spinbutton', { name: /^year, Training starts/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('2027');
  await dialog.getByRole('button', { name: 'Add person' }).click();
  await expect.element(screen.getByText(/^Ana Lind was added/)).toBeVisible();
  await expect
    .poll(() => server.inputsOf('saveTrainees'))
    .toMatchObject([{ list: [{ name: 'Ana Lind', startedOn: brandToday.set({ year: 2027 }).toString() }] }]);
});

test('a pasted list is looked at first: errors by line, seats, and only then it is written', async () => {
  const problems = [{ column: 'email' as const, text: 'This is no email address.' }];
  const person = { department: '', startedOn: '2026-11-22', roles: [] };
  const { screen, server } = await renderApp('/training/team', {
    ...fakeTraining(team),
    checkTrainees: () => ({
      success: true,
      data: {
        rows: [
          { ...person, line: 3, email: 'sam', name: 'Sam', kind: 'error', problems },
          { ...person, line: 2, email: 'ana@lark.example', name: 'Ana Lind', kind: 'new', problems: [] },
        ],
        counts: { new: 1, update: 0, unchanged: 0, duplicate: 0, error: 1 },
        columns: [{ heading: 'name', column: 'name' }],
        encoding: 'UTF-8',
        seats: { plan: 25, used: 3, needed: 4 },
      },
    }),
    saveTraineesBulk: () => ({ success: true, data: { added: 1, updated: 0, unchanged: 0, skipped: 1 } }),
  });
  await screen.getByRole('button', { name: 'Add people' }).click();
  await screen.getByRole('radio', { name: 'A list' }).click();
  await screen.getByRole('textbox', { name: 'One person per line' }).fill('Ana Lind, ana@lark.example\nSam, sam');
  await screen.getByRole('button', { name: 'Check the list' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Add people' });
  await expect.element(dialog.getByText('1 new, 1 with errors')).toBeVisible();
  // The list had no line of column names; its first line counts as the first.
  await expect
    .element(
      dialog
        .getByRole('listitem')
        .filter({ hasText: 'This is no email address.' })
        .getByText(/^Line 2$/),
    )
    .toBeVisible();
  const add = dialog.getByRole('button', { name: 'Add 1 person' });
  await expect.element(add).toBeDisabled();
  await expectAccessible();
  await dialog.getByText('Leave out rows with errors').click();
  await add.click();
  await expect.element(screen.getByText('The list was imported: 1 added, 1 left out.')).toBeVisible();
  await expect.poll(() => server.inputsOf('saveTraineesBulk')).toMatchObject([{ skipErrors: 'true' }]);
});

test('a file that is refused says why, in the words of the catalogue', async () => {
  const { screen } = await renderApp('/training/team', {
    ...fakeTraining(team),
    checkTrainees: () => {
      throw new FakeFailure('TRAINEE_FILE_REFUSED', undefined, { reason: 'Workbooks with macros are not taken.' });
    },
  });
  await screen.getByRole('button', { name: 'Add people' }).click();
  await screen.getByRole('radio', { name: 'A file' }).click();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no way to choose a file.');
  const files = new DataTransfer();
  files.items.add(new File(['x'], 'team.xlsm'));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await screen.getByRole('button', { name: 'Check the file' }).click();
  await expect.element(screen.getByText('Cannot upload file. Workbooks with macros are not taken.')).toBeVisible();
});

test('a pasted list that is refused says why, and nothing of a file', async () => {
  const reason = 'It has more than 5,000 people.';
  const { screen, server } = await renderApp('/training/team', {
    ...fakeTraining(team),
    checkTrainees: () => {
      throw new FakeFailure('TRAINEE_FILE_REFUSED', undefined, { reason });
    },
  });
  await screen.getByRole('button', { name: 'Add people' }).click();
  await screen.getByRole('radio', { name: 'A list' }).click();
  const list = screen.getByRole('textbox', { name: 'One person per line' });
  await list.fill('Ana Lind');
  const check = screen.getByRole('button', { name: 'Check the list' });
  await check.click();
  await expect.element(screen.getByText(/^No line has an email address\./)).toBeVisible();
  expect(server.inputsOf('checkTrainees')).toEqual([]);
  await list.fill('Ana Lind, ana@lark.example');
  await check.click();
  await expect.element(screen.getByText(reason, { exact: true })).toBeVisible();
  expect(screen.getByText(/Cannot upload file/).elements()).toEqual([]);
  await expect.element(list).toHaveValue('Ana Lind, ana@lark.example');
});

test('what another admin changed in between is told, and the next save is over it', async () => {
  let revision = 1;
  const { screen, server } = await renderApp(`/training/team/all/${personId(1)}`, {
    ...fakeTraining(team),
    readTrainee: () => ({ success: true, data: trainee({ revision, department: revision === 1 ? '' : 'Sales' }) }),
    editTrainee: ({ trainees }) => {
      if (trainees.revision === 1) {
        revision = 2;
        throw new FakeFailure('CHANGED_ELSEWHERE');
      }
      return { success: true };
    },
  });
  await expect.element(screen.getByRole('heading', { name: 'Person 1' })).toBeVisible();
  await expect.element(screen.getByRole('row').filter({ hasText: 'Sails' }).getByText('Overdue')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Download certificate for Knots' }))
    .toHaveAttribute('href', `/api/training/certificateOf/${personId(1)}/knots`);
  await screen.getByText('1 of 2').click();
  await expect.element(screen.getByText('A bow on Sep 19, 2026')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Actions for Person 1' }).click();
  await screen.getByRole('menuitem', { name: 'Edit' }).click();
  await screen.getByLabelText('Name').fill('Mia Santos');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/^Someone else changed these details after you opened them/)).toBeVisible();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Mia Santos');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('The changes were saved.')).toBeVisible();
  await expect
    .poll(() => server.inputsOf('editTrainee').map(({ trainees }) => (trainees as { revision: number }).revision))
    .toEqual([1, 2]);
});

test('a course is waived, and a lost connection is told in the words of the catalogue', async () => {
  let isOnline = false;
  const { screen, server } = await renderApp(`/training/team/all/${personId(1)}`, {
    ...fakeTraining(team),
    readTrainee: () => ({ success: true, data: trainee() }),
    editTraineesCourses: () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return { success: true };
    },
  });
  const waive = async () => {
    await screen.getByRole('button', { name: 'Actions for Sails' }).click();
    await screen.getByRole('menuitem', { name: 'Waive' }).click();
  };
  await waive();
  await expect.element(screen.getByText('Something went wrong. Please try again.')).toBeVisible();
  isOnline = true;
  await waive();
  await expect.element(screen.getByText('“Sails” was waived.')).toBeVisible();
  await expect
    .poll(() => server.inputsOf('editTraineesCourses').at(-1))
    .toEqual({
      trainees: [personId(1)],
      courses: ['sails'],
      action: 'waive',
    });
});

test('the programme is saved, over what another admin saved in between only when that was told', async () => {
  let revision = 4;
  const programme = {
    startsOn: '2026-09-01',
    paceMonths: 1,
    dueDays: 30,
    reminders: true,
    welcomeText: '',
    recall: true,
    programs: { mail: 'unknown', computers: 'unknown', phones: 'unknown' } as const,
  };
  const { screen, server } = await renderApp('/training/team', {
    ...fakeTraining(team),
    readProgramme: () => ({ success: true, data: { ...programme, revision } }),
    saveProgramme: (input) => {
      if (input.revision === 4) {
        revision = 5;
        throw new FakeFailure('CHANGED_ELSEWHERE');
      }
      return { success: true };
    },
  });
  await screen.getByRole('button', { name: 'Program' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Your program' });
  await dialog.getByLabelText('Days to complete a course').fill('14');
  await dialog.getByText('Remind people by email').click();
  await dialog.getByRole('button', { name: /Computers$/ }).click();
  await screen.getByRole('option', { name: 'Mac' }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/^Someone else changed these details/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Your program was saved.')).toBeVisible();
  await expect
    .poll(() => server.inputsOf('saveProgramme').at(-1))
    .toEqual({
      ...programme,
      dueDays: 14,
      reminders: false,
      programs: { ...programme.programs, computers: 'mac' },
      revision: 5,
    });
});
