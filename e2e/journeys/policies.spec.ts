import type { Page } from '@playwright/test';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { newMember } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

const PERSON = 'mia@lark-bakery.example';
const SIGN_OFF_LINK = /http:\/\/localhost:\d+\/acknowledge\/[\w-]{43}/;

test('takes up a policy: questions, own words, approval, the PDF, sign-off, and what the next version changes', async ({
  page,
  openPage,
  portal,
}) => {
  await newMember(page, portal, 'policies');
  await page.goto(`${portal.url}/securitypolicy`);

  await test.step('the introduction opens for who asks for it', async () => {
    await page.getByRole('link', { name: 'view intro' }).click();
    await expect(page.getByText('1 of 3')).toBeVisible();
    await lookTwice(page, 'policies-intro');
    await page.getByRole('button', { name: 'Skip Intro' }).click();
    await expect(page.getByRole('heading', { name: /^Begin with/ })).toBeVisible();
    await lookTwice(page, 'policies-list-empty');
    await sweepAccessibility(page);
  });

  await test.step('two questions are answered, and the text follows at once', async () => {
    await page.goto(`${portal.url}/securitypolicy/acceptable-use`);
    await expect(page.getByRole('heading', { level: 1, name: 'Acceptable use' })).toBeVisible();
    await lookTwice(page, 'policy-new');
    await sweepAccessibility(page);
    await page
      .getByRole('button', { name: /^3 business days/ })
      .first()
      .click();
    const days = page.getByRole('dialog', { name: 'Business days until a software request is answered' });
    await days.getByRole('textbox').fill('5');
    await expect(days.getByText(/You will get an answer within/)).toContainText('5 business days');
    await lookTwice(page, 'policy-question');
    await sweepAccessibility(page);
    await days.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: /^Personal use of company devices/ }).click();
    const use = page.getByRole('dialog', { name: 'Personal use of company devices' });
    await use.getByText('Not allowed').click();
    await expect(use.getByText(/Personal use is not allowed, except/)).toBeVisible();
    await lookTwice(page, 'policy-choice');
    await use.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('article').getByText(/Personal use is not allowed, except/)).toBeVisible();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved.')).toBeVisible();
    await lookTwice(page, 'policy-draft');
  });

  await test.step('words of the firm’s own are written into the text, around the answers', async () => {
    await page.getByRole('button', { name: 'Edit text' }).click();
    const text = page.getByRole('textbox', { name: 'Text of Acceptable use' });
    const paragraph = text.getByText('Only what is on the list of approved software');
    // In its first line, whatever the paragraph says after it.
    await paragraph.click({ position: { x: 20, y: 10 } });
    // The caret begins at the top, and follows the click.
    await expect.poll(() => page.evaluate('getSelection().anchorNode.textContent')).toContain('approved software');
    await page.keyboard.press('End');
    await page.keyboard.type(' Ask in the ');
    await page.keyboard.press('Control+B');
    await page.keyboard.type('bakehouse');
    await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await paste(
      page,
      '<p>What is <b>pasted</b><img src="x" onerror="document.title=1"><script>document.title=2</script></p>',
    );
    await expect(paragraph.locator('strong', { hasText: 'bakehouse' })).toBeVisible();
    await expect(text.locator('strong', { hasText: 'pasted' })).toBeVisible();
    await expect(text.locator('img[src], script')).toHaveCount(0);
    await lookTwice(page, 'policy-editor');
    await sweepAccessibility(page);
    await page.getByRole('button', { name: 'Finish editing' }).click();
    await expect(page.getByRole('article').locator('strong', { hasText: 'bakehouse' })).toBeVisible();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('region', { name: 'Changes' })).toBeHidden();
  });

  await test.step('approved in the approver’s full name, and saved as a PDF', async () => {
    await page.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve “Acceptable use”' });
    await expect(dialog.getByText('Robin Lark')).toBeVisible();
    await lookTwice(page, 'policy-approve');
    await sweepAccessibility(page);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Policy approved.')).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await saved).suggestedFilename()).toBe('acceptable-use_v1.pdf');
    await lookTwice(page, 'policy-active');
  });

  await test.step('somebody without an account is asked to confirm it, and does so on a phone', async () => {
    await page.getByRole('button', { name: 'Ask people' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask people to confirm' });
    await dialog.getByLabel('Who should confirm').fill(`Mia Santos <${PERSON}>`);
    await lookTwice(page, 'sign-off-ask');
    await sweepAccessibility(page);
    await dialog.getByRole('button', { name: 'Send the emails' }).dblclick();
    await expect(page.getByText('1 person will get an email.')).toHaveCount(1);
    const link = await linkFromMail(page, portal, PERSON, /Please read and confirm/, SIGN_OFF_LINK);
    const phone = await openPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'Hello, Mia Santos' })).toBeVisible();
    await look(phone, 'sign-off-list');
    await sweepAccessibility(phone);
    await phone.getByRole('link', { name: 'Read and confirm' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Acceptable use' })).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'What this means for you' })).toBeVisible();
    await phone.getByText('Hand it to IT support', { exact: true }).click();
    await phone.getByText('Check that it has many good reviews').click();
    await phone.getByRole('checkbox').check();
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await expect(phone.getByText(/An extension can read every page you open/)).toBeVisible();
    await look(phone, 'sign-off-text');
    await sweepAccessibility(phone);
    await phone.getByText('Ask IT support', { exact: true }).click();
    await phone.getByText('Read the rest of the policy').click();
    await expect(phone.locator('strong', { hasText: 'bakehouse' })).toBeVisible();
    await phone.getByRole('button', { name: 'Confirm' }).dblclick();
    await expect(phone.getByText(/^You confirmed this on/)).toBeVisible();
    await phone.reload();
    await expect(phone.getByText(/^You confirmed this on/)).toBeVisible();
    await phone.setViewportSize({ width: 1280, height: 900 });
    await look(phone, 'sign-off-confirmed');
    await page.reload();
    await expect(page.getByText('Everyone has confirmed this version.')).toBeVisible();
    await page.getByRole('button', { name: 'Who has confirmed' }).click();
    await expect(page.getByRole('row').filter({ hasText: PERSON })).toContainText(
      'after 2 questions were answered correctly',
    );
    await lookTwice(page, 'sign-off-people');
    await sweepAccessibility(page);
    await page.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('a change makes version 2, which is compared with version 1', async () => {
    await page
      .getByRole('button', { name: /^5 business days/ })
      .first()
      .click();
    const days = page.getByRole('dialog', { name: 'Business days until a software request is answered' });
    await days.getByRole('textbox').fill('2');
    await days.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved.')).toBeVisible();
    await page.getByRole('link', { name: 'Version 1' }).click();
    await expect(page).toHaveURL(/\/securitypolicy\/acceptable-use\/1$/);
    await expect(page.getByText('You are reading version 1.')).toBeVisible();
    await page.getByRole('note').getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/\?view=compare&from=1&to=2$/);
    await expect(page.getByText('3 changed')).toBeVisible();
    await expect(page.getByText('5', { exact: true }).first()).toBeVisible();
    await lookTwice(page, 'policy-compare');
    await sweepAccessibility(page);
    await page.goto(`${portal.url}/securitypolicy/acceptable-use?view=history`);
    await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText('version 2');
    await lookTwice(page, 'policy-history');
    await page.goto(`${portal.url}/securitypolicy`);
    await expect(page.getByRole('heading', { name: 'Finish “Acceptable use”' })).toBeVisible();
    await lookTwice(page, 'policies-list');
    await sweepAccessibility(page);
  });

  await test.step('who confirmed version 1 is shown what changed for them, and confirms version 2', async () => {
    await page.goto(`${portal.url}/securitypolicy/acceptable-use`);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Policy approved.')).toBeVisible();
    const link = await linkFromMail(page, portal, PERSON, /^.*Changed: please read/s, SIGN_OFF_LINK);
    const phone = await openPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    await phone.goto(link);
    await phone.getByRole('link', { name: 'Read and confirm' }).click();
    const changed = phone.getByRole('region', { name: 'What changed' });
    await expect(changed.getByText(/^Compared with version 1/)).toBeVisible();
    await expect(changed.locator('mark')).toHaveText(['5', '2']);
    await look(phone, 'sign-off-changed');
    await sweepAccessibility(phone);
    await phone.getByText('Hand it to IT support', { exact: true }).click();
    await phone.getByText('Ask IT support', { exact: true }).click();
    await phone.getByRole('checkbox').check();
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await expect(phone.getByText(/^You confirmed this on/)).toBeVisible();
  });
});

/** Pastes into the text as a browser does that has HTML on its clipboard. */
function paste(page: Page, html: string): Promise<void> {
  return page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', ${JSON.stringify(html)});
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('.ProseMirror').dispatchEvent(event);
  }`);
}
