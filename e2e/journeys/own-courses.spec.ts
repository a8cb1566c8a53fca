import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { newMember } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { type RunningPortal, startPortal } from '../testing/running-portal.ts';
import { signInFirstStaff } from '../testing/staff.ts';

const LEARN_LINK = /http:\/\/localhost:\d+\/learn\/[\w-]{43}/;
const PERSON = 'mia@own-courses.example';

// A portal of its own, whose first staff account is made here.
let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.stop();
});

test('a course of the provider is written, published, and taken by somebody of a customer', { tag: '@sweep' }, async ({
  page,
  openPage,
}) => {
  const staff = await openPage();
  await newMember(page, portal, 'own-courses');
  await signInFirstStaff(staff, portal);
  const source = staff.getByLabel('course.md', { exact: true });

  await test.step('made once, however often the button is pressed', async () => {
    await staff.goto(`${portal.url}/console/courses`);
    await expect(staff.getByText('No courses yet')).toBeVisible();
    await lookTwice(staff, 'own-courses-none');
    await staff.getByRole('button', { name: 'New course' }).click();
    const dialog = staff.getByRole('dialog', { name: 'New course' });
    await dialog.getByLabel('ID').fill('our tickets');
    await lookTwice(staff, 'own-courses-new');
    await dialog.getByRole('button', { name: 'Create course' }).dblclick();
    await staff.waitForURL('**/console/courses/own-our-tickets');
    await expect(staff.getByText('No problems. This can be published.')).toBeVisible();
    await lookTwice(staff, 'own-course');
    await sweepAccessibility(staff);
  });

  await test.step('a fault is named by its line while it is typed, and what is typed is kept without a connection', async () => {
    const text = await source.inputValue();
    await source.fill(
      text.replace('name: "Name of the course"', 'name: "Our ticket system"').replace('month: 1', 'month: 99'),
    );
    await expect(staff.getByRole('button', { name: 'course.md, line 4' })).toBeVisible();
    await lookTwice(staff, 'own-course-problem');
    await sweepAccessibility(staff);
    await source.fill(text.replace('name: "Name of the course"', 'name: "Our ticket system"'));
    await expect(staff.getByText('No problems. This can be published.')).toBeVisible();
    await staff.reload();
    await expect(source).toHaveValue(/Our ticket system/);
    await staff.getByRole('button', { name: 'Save draft' }).click();
    await expect(staff.getByRole('heading', { level: 1, name: 'Our ticket system' })).toBeVisible();
  });

  await test.step('looked at as people see it, as wide as a phone', async () => {
    await staff.getByRole('button', { name: 'Part' }).click();
    await staff.getByRole('option', { name: /^2\. / }).click();
    await expect(staff.getByRole('heading', { name: 'What do you do?' })).toBeVisible();
    await look(staff, 'own-course-phone');
    await staff.getByText('Computer', { exact: true }).click();
    await look(staff, 'own-course-wide');
  });

  await test.step('published for the customers of a brand', async () => {
    await staff.getByRole('checkbox').first().check({ force: true });
    await staff.getByRole('button', { name: 'Save brands' }).click();
    await expect(staff.getByText('The brands were saved.')).toBeVisible();
    await staff.getByRole('button', { name: 'Publish' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).dblclick();
    await expect(staff.getByText('Version 1 was published.')).toBeVisible();
    await expect(staff.getByRole('link', { name: 'Download version 1 in English' })).toBeVisible();
    await lookTwice(staff, 'own-course-published');
  });

  await test.step('the customer has it among its courses, and a person takes it', async () => {
    await page.goto(`${portal.url}/training/courses`);
    await expect(page.getByRole('link', { name: 'Our ticket system' })).toBeVisible();
    await lookTwice(page, 'own-course-customer');
    await page.goto(`${portal.url}/training`);
    await page.getByRole('button', { name: 'Add people' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add people' });
    await dialog.getByLabel('Name').fill('Mia Santos');
    await dialog.getByLabel('Email').fill(PERSON);
    await dialog.getByRole('button', { name: 'Add person' }).click();
    const link = await linkFromMail(page, portal, PERSON, /Security training at/, LEARN_LINK);
    const phone = await openPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await phone.goto(link);
    await phone.getByRole('link', { name: 'Our ticket system' }).click();
    await phone.getByRole('link', { name: 'Start the first lesson' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'First lesson: what happens' })).toBeVisible();
    await look(phone, 'own-course-learn');
    await phone.getByRole('link', { name: /^Next: / }).click();
    await look(phone, 'own-course-learn-2');
  });

  await test.step('a record store is set up, and off until it is turned on', async () => {
    await staff.goto(`${portal.url}/console/record-stores`);
    await expect(staff.getByText('Not set up').first()).toBeVisible();
    await lookTwice(staff, 'record-stores');
    await sweepAccessibility(staff);
  });
});
