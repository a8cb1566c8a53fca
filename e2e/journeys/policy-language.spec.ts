import { libraryPolicy } from '../../server/src/modules/policies/library/policy-content.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { newMember, signIn } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

const PERSON = 'jana@lark-bakery.example';
const SIGN_OFF_LINK = /http:\/\/localhost:\d+\/acknowledge\/[\w-]{43}(?:\?lang=\w+)?/;
const german = libraryPolicy('acceptable-use', 'de');

test('a German owner takes up a policy in German and approves it, and an employee confirms it in German', {
  tag: '@sweep',
}, async ({ page, openPage, portal }) => {
  const owner = await newMember(page, portal, 'policy-language');
  const desk = await openPage({ locale: 'de-DE', reducedMotion: 'reduce' });
  await signIn(desk, portal, owner);

  await test.step('the language of policies is chosen beside the questions, which are in German', async () => {
    await desk.goto(`${portal.url}/policy-interview`);
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(desk.getByRole('heading', { name: 'Sprache Ihrer Richtlinien' })).toBeVisible();
    await desk.getByRole('button', { name: /Sprache/ }).click();
    await desk.getByRole('option', { name: 'Deutsch' }).click();
    await expect(desk.getByRole('button', { name: /Deutsch/ })).toBeVisible();
    await lookTwice(desk, 'policy-language-interview');
    await sweepAccessibility(desk);
  });

  await test.step('a policy is in German, and is approved', async () => {
    await desk.goto(`${portal.url}/securitypolicy`);
    await expect(desk.getByText(german?.name ?? '?').first()).toBeVisible();
    await lookTwice(desk, 'policy-language-list');
    await desk.goto(`${portal.url}/securitypolicy/acceptable-use`);
    await expect(desk.getByRole('heading', { level: 1, name: german?.name ?? '?' })).toBeVisible();
    await expect(desk.getByRole('article').getByRole('heading', { name: 'Für alle' })).toBeVisible();
    await expect(desk.getByRole('article').getByText('Wer was tut')).toBeVisible();
    await lookTwice(desk, 'policy-language-draft');
    await sweepAccessibility(desk);
    await desk.getByRole('button', { name: 'Freigeben' }).first().click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).click();
    await expect(desk.getByRole('dialog')).toBeHidden();
    await lookTwice(desk, 'policy-language-active');
  });

  await test.step('an employee reads and confirms it in German', async () => {
    await desk.getByRole('button', { name: 'Um Bestätigung bitten' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Um Bestätigung bitten' });
    await dialog.getByLabel('Wer bestätigen soll').fill(`Jana Keller <${PERSON}>`);
    await dialog.getByRole('button', { name: 'E-Mails senden' }).click();
    await expect(dialog).toBeHidden();
    const link = await linkFromMail(page, portal, PERSON, new RegExp(german?.name ?? '?'), SIGN_OFF_LINK);
    const phone = await openPage({ viewport: { width: 390, height: 844 }, locale: 'de-DE', reducedMotion: 'reduce' });
    await phone.goto(link.split('?')[0] ?? link);
    await phone.getByRole('link', { name: 'Lesen und bestätigen' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: german?.name ?? '?' })).toBeVisible();
    for (const { options, right } of german?.questions ?? [])
      await phone.getByText(options[right] ?? '?', { exact: true }).click();
    await phone.getByRole('checkbox').check();
    await look(phone, 'policy-language-sign-off');
    await sweepAccessibility(phone);
    await phone.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(phone.getByText(/bestätigt/i).first()).toBeVisible();
    await look(phone, 'policy-language-confirmed');
  });
});
