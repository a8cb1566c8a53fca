import { expect, test } from 'vitest';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { renderScansPage } from '../testing/render-scans-page.tsx';
import { mainSite, monthly, runningScan, scanOn, shop } from '../testing/samples.ts';

type Options = NonNullable<Parameters<typeof renderScansPage>[0]>;

async function openAction(label: string, options: Options = {}) {
  const page = await renderScansPage({ websites: [mainSite, shop], schedules: [monthly], ...options });
  const { screen } = page;
  await screen.getByRole('button', { name: 'Actions' }).click();
  await screen.getByRole('menuitem', { name: label }).click();
  const press = (name: string) =>
    screen.getByRole('dialog').or(screen.getByRole('alertdialog')).getByRole('button', { name, exact: true }).click();
  return { ...page, press };
}

test('a website gets another name, and the address follows', async () => {
  const { screen, press, server, address } = await openAction('Edit Website Name', {
    path: `/webappscan/${encodeURIComponent(mainSite.name)}`,
  });
  const field = screen.getByRole('textbox', { name: 'Website name' });
  await field.fill(shop.name.toUpperCase());
  await press('Save');
  await expect.element(screen.getByText('This name already exists, choose another.')).toBeVisible();
  await field.fill('Bakery');
  await press('Save');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Bakery' })).toBeVisible();
  await expect.element(screen.getByText('Website name is successfully updated')).toBeVisible();
  await expect.poll(address).toBe('/webappscan/Bakery');
  await expect
    .poll(() => server.inputsOf('editTarget'))
    .toMatchObject([{ targetId: mainSite.targetId, targetName: 'Bakery' }]);
});

test('a name that the server refuses stays in the field with the reason', async () => {
  const { screen, press } = await openAction('Edit Website Name', {
    handlers: {
      editTarget: () => {
        throw new FakeFailure('TARGET_NAME_TAKEN', 'targetName');
      },
    },
  });
  await screen.getByRole('textbox', { name: 'Website name' }).fill('Taken');
  await press('Save');
  await expect.element(screen.getByText('This name already exists, choose another.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Website name' })).toHaveValue('Taken');
});

test('a failure without a field is a toast', async () => {
  const { screen, press } = await openAction('Edit Website Name', {
    handlers: {
      editTarget: () => {
        throw new FakeFailure('UNEXPECTED');
      },
    },
  });
  await screen.getByRole('textbox', { name: 'Website name' }).fill('New');
  await press('Save');
  await expect
    .element(
      screen.getByText(
        'Website name update failed. Try again. If this problem persists, contact support@cybersafety.example',
      ),
    )
    .toBeVisible();
});

test('a schedule is changed, and another level goes with it', async () => {
  const { screen, press, server } = await openAction('Edit Scan Schedule');
  await expect.element(screen.getByRole('textbox', { name: 'Day of the month' })).toHaveValue('1');
  await screen.getByText('Quarterly').click();
  await screen.getByText('Lightning', { exact: true }).click();
  await press('Save Schedule');
  await expect.element(screen.getByText('Scan schedule successfully updated')).toBeVisible();
  await expect.element(screen.getByText('Website is successfully updated')).toBeVisible();
  await expect
    .poll(() => server.inputsOf('editSchedule'))
    .toMatchObject([
      {
        targetId: mainSite.targetId,
        scheduledScanId: monthly.scheduledScanId,
        recurrence: 'q',
        dateTime: '2026-12-01T09:00:00Z',
        day_of_month: 1,
        scan_profile: 'lightning',
      },
    ]);
});

test('a weekday of the month moves the date to that day', async () => {
  const { screen, press, server } = await openAction('Edit Scan Schedule');
  await screen.getByRole('radio', { name: 'Weekday' }).click();
  await screen.getByRole('button', { name: /Week of the month/ }).click();
  await screen.getByRole('option', { name: 'Third' }).click();
  await screen.getByRole('button', { name: /Weekday$/ }).click();
  await screen.getByRole('option', { name: 'Friday' }).click();
  await expect.element(screen.getByText(/then every month on the third Friday\./)).toBeVisible();
  await press('Save Schedule');
  await expect
    .poll(() => server.inputsOf('editSchedule'))
    .toMatchObject([
      { dateTime: '2026-12-18T09:00:00Z', run_on_day_of_week: true, scheduled_day_of_week: 5, week_index: 'third' },
    ]);
});

test('a day of the month is judged a second after the last key, and keeps the form from being sent', async () => {
  const { screen, press, server } = await openAction('Edit Scan Schedule');
  const field = screen.getByRole('textbox', { name: 'Day of the month' });
  await field.fill('32');
  expect(screen.getByText('Not a valid day of the month.').query()).toBeNull();
  await expect.element(screen.getByText('Not a valid day of the month.')).toBeVisible();
  await press('Save Schedule');
  expect(server.inputsOf('editSchedule')).toEqual([]);
  await field.fill('31');
  await press('Save Schedule');
  await expect.poll(() => server.inputsOf('editSchedule')).toMatchObject([{ day_of_month: 31 }]);
});

test('a date before today is not valid, which is told as soon as it stands there', async () => {
  const past = { ...monthly, dateTime: '2020-01-01T09:00:00.000Z' };
  const { screen, press, server } = await openAction('Edit Scan Schedule', { schedules: [past] });
  await expect.element(screen.getByText('Date is not valid.')).toBeVisible();
  await expect.element(screen.getByText(/^First scan on/)).not.toBeInTheDocument();
  await press('Save Schedule');
  expect(server.inputsOf('editSchedule')).toEqual([]);
});

test('a schedule that cannot be saved says so and stays open', async () => {
  const { screen, press } = await openAction('Edit Scan Schedule', {
    handlers: {
      editSchedule: () => {
        throw new FakeFailure('UNEXPECTED');
      },
    },
  });
  await press('Save Schedule');
  await expect.element(screen.getByText(/^Scan schedule update failed\./)).toBeVisible();
  await expect.element(screen.getByRole('dialog', { name: 'Edit Scan Schedule' })).toBeVisible();
});

test('a level that the plan no longer includes is a failed update of the website', async () => {
  const { screen, press } = await openAction('Edit Scan Schedule', {
    handlers: {
      editSchedule: () => {
        throw new FakeFailure('SCAN_LEVEL_NOT_IN_PLAN');
      },
    },
  });
  await screen.getByText('Lightning', { exact: true }).click();
  await press('Save Schedule');
  await expect
    .element(screen.getByText('Website update failed. Your plan does not include this scan level.'))
    .toBeVisible();
});

test('a website without a schedule gets one', async () => {
  const { screen, press, server } = await openAction('Schedule Scans', { schedules: [] });
  await press('Save Schedule');
  await expect.element(screen.getByText('Scan successfully scheduled')).toBeVisible();
  await expect.poll(() => server.inputsOf('scheduleScan')).toHaveLength(1);
});

test('a website is removed after a question, and the address goes back to the base', async () => {
  const { screen, press, server, address } = await openAction('Remove Website', {
    path: `/webappscan/${encodeURIComponent(mainSite.name)}`,
  });
  await expect.element(screen.getByText(/with its schedule and all its scan reports\?/)).toBeVisible();
  await press('Remove Website');
  await expect.element(screen.getByText('Website is successfully removed')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2, name: shop.name })).toBeVisible();
  await expect.poll(address).toBe('/webappscan');
  await expect
    .poll(() => server.inputsOf('deleteTarget'))
    .toEqual([{ targetId: mainSite.targetId, targetName: mainSite.name }]);
});

test('a website that cannot be removed stays, with the reason in the dialog', async () => {
  const { screen, press } = await openAction('Remove Website', {
    handlers: {
      deleteTarget: () => {
        throw new FakeFailure('NOT_FOUND');
      },
    },
  });
  await press('Remove Website');
  const dialog = screen.getByRole('alertdialog', { name: 'Remove Website' });
  await expect.element(dialog.getByText('This could not be found. It may have been removed.')).toBeVisible();
  await expect.element(screen.getByText(/^Remove Website failed\./)).toBeVisible();
});

test('the running scan is cancelled after a question, which tells the next date', async () => {
  const { screen, press, server } = await openAction('Cancel currently running scan', {
    scans: [runningScan, scanOn(18)],
  });
  await press('Cancel Scan');
  await expect
    .element(
      screen.getByText('Your website scan has been canceled. Your next scan is scheduled to run on Dec 1, 2026.'),
    )
    .toBeVisible();
  await expect
    .poll(() => server.inputsOf('cancelScan'))
    .toEqual([
      {
        probelyTargetId: mainSite.probelyTargetId,
        probelyScanId: runningScan.probelyScanId,
        nextScan: monthly.dateTime,
      },
    ]);
  await expect.element(screen.getByText('Manually canceled')).toBeVisible();
});

test('a scan is started at once from the menu', async () => {
  const { screen, server } = await renderScansPage({ websites: [mainSite], schedules: [monthly] });
  await screen.getByRole('button', { name: 'Actions' }).click();
  await screen.getByRole('menuitem', { name: 'Scan Now' }).click();
  await expect.element(screen.getByText('Scan initiated, check back in a few minutes')).toBeVisible();
  await expect.poll(() => server.inputsOf('scanNow')).toEqual([{ targetId: mainSite.targetId }]);
});
