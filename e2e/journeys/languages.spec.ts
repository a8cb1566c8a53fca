import { readTranslatedCourses } from '../../server/src/modules/training/courses/course-catalogue.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { newMember } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

const LEARN_LINK = /http:\/\/localhost:\d+\/learn\/[\w-]{43}(?:\?lang=\w+)?/;
const PERSON = 'jana@lark-bakery.example';
const german = readTranslatedCourses().get('de')?.get('your-part-in-security');
const spanish = readTranslatedCourses().get('es')?.get('your-part-in-security');
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('somebody reads in German, changes to Spanish, and is written to and met in it from then on', {
  tag: '@sweep',
}, async ({ page, openPage, portal }) => {
  await newMember(page, portal, 'languages');
  await page.goto(`${portal.url}/training`);
  await page.getByRole('link', { name: 'view intro' }).click();
  await page.getByRole('button', { name: 'Skip Intro' }).click();
  await page.getByRole('button', { name: 'Add people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add people' });
  await dialog.getByLabel('Name').fill('Jana Keller');
  await dialog.getByLabel('Email').fill(PERSON);
  await dialog.getByRole('button', { name: 'Add person' }).click();
  await expect(page.getByText('Jana Keller was added.')).toHaveCount(1);
  const link = await linkFromMail(page, portal, PERSON, /Security training at/, LEARN_LINK);

  const phone = await openPage({ ...PHONE, locale: 'de-AT' });
  await test.step('the browser’s language is that of the first visit', async () => {
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'Hallo Jana' })).toBeVisible();
    await expect(phone.locator('html')).toHaveAttribute('lang', 'de-AT');
    await expect(phone.getByRole('heading', { level: 2, name: german?.name ?? '?' })).toBeVisible();
    await lookTwice(phone, 'learn-german');
    await sweepAccessibility(phone);
  });

  await test.step('the switch leads to the same page in another language', async () => {
    await phone.getByRole('link', { name: 'Kurs beginnen' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: german?.name ?? '?' })).toBeVisible();
    await phone.getByRole('link', { name: 'Español' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: spanish?.name ?? '?' })).toBeVisible();
    await expect(phone.locator('html')).toHaveAttribute('lang', 'es-ES');
    await phone.getByRole('link', { name: 'Tu año' }).click();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Hola, Jana' })).toBeVisible();
  });

  await test.step('another device, which speaks English, is told the language', async () => {
    const other = await openPage({ ...PHONE, locale: 'en-US' });
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Hola, Jana' })).toBeVisible();
  });

  await test.step('so is the next email', async () => {
    await page.getByRole('link', { name: 'Jana Keller' }).first().click();
    await page.getByRole('button', { name: 'Send a new link' }).click();
    const next = await linkFromMail(page, portal, PERSON, /Tu enlace a la formación/, LEARN_LINK);
    expect(next).toMatch(/\?lang=es$/);
  });
});
