import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakePolicies, policyOf } from '../testing/fake-policies.ts';
import { openPolicies } from '../testing/open-policy.ts';

test('the text is written around the answers, and the toolbar is one stop with arrow keys', async () => {
  const { screen, server } = await openPolicies('/securitypolicy/acceptable-use', fakePolicies(policyOf()));
  await screen.getByRole('button', { name: 'Edit text' }).click();
  const text = screen.getByRole('textbox', { name: 'Text of Acceptable use' });
  await expect.element(text.getByTitle('Who decides')).toHaveTextContent('the owner');
  await text.getByText('Work at home with the door locked.').click();
  await userEvent.keyboard('{End} 1. Always.');
  screen.getByRole('button', { name: 'Text', exact: true }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: 'Heading', exact: true })).toHaveFocus();
  await screen.getByRole('button', { name: 'Insert an answer' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'May staff work at home?' })).not.toBeInTheDocument();
  await screen.getByRole('menuitem', { name: 'Days until an answer' }).click();
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(screen.getByText('Draft saved.')).toBeVisible();
  await expect
    .poll(() => server.inputsOf('policySave')[0]?.policy)
    .toMatchObject({
      customPolicy:
        '## Rules\n\n{{lead}} answers within {{days}}.\n\nWork at home with the door locked. 1. Always.{{days}}',
    });
});

test('what is pasted is cleaned: nothing of it runs or is loaded', async () => {
  const { screen } = await openPolicies('/securitypolicy/acceptable-use', fakePolicies(policyOf()));
  await screen.getByRole('button', { name: 'Edit text' }).click();
  const text = screen.getByRole('textbox', { name: 'Text of Acceptable use' });
  await text.getByText('Work at home with the door locked.').click();
  await userEvent.keyboard('{End}');
  const ran: string[] = [];
  Object.assign(window, { noteRun: (what: string) => ran.push(what) });
  const clipboardData = new DataTransfer();
  const html = '<p>Pasted<img src="data:image/png;base64,x" onerror="noteRun(1)"><svg onload="noteRun(2)"></svg></p>';
  clipboardData.setData('text/html', html);
  const element = text.element();
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(text.getByText(/Pasted/)).toBeVisible();
  expect(element.querySelector('img:not(.ProseMirror-separator), svg')).toBeNull();
  // The page's own picture fails after the pasted one would have.
  await new Promise((resolve) => {
    const picture = new Image();
    picture.onerror = resolve;
    picture.src = 'data:image/png;base64,y';
  });
  expect(ran).toEqual([]);
});
