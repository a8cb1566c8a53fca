import { afterEach, expect, test } from 'vitest';
import type { CallOutput } from '../../../api/calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeLearning, renderLearning } from '../../../testing/render-learning.tsx';

afterEach(closeLearning);

const CODE = '7K2M-9PQR-4WXY-8TVB-1C3D';
type Known = CallOutput<'verifyProofPack'>['data'];
// Of the bytes "pack" and "summary", as sha256sum says.
const PACK_HASH = '4862f447f2c7f272fa2f4aaf89dadb3b1ac09105bd5864f8d1a0c9452bb0a226';
const SUMMARY_HASH = '761b7ad8ad439b2855fcbb611331c646ef0870b0631247bba3f3025cb6df5a53';
const known = (changes: Partial<Known> = {}): FakeHandlers => ({
  verifyProofPack: () => ({
    success: true,
    data: {
      code: CODE,
      state: 'ready',
      organisation: 'Lark Bakery',
      recipient: 'Harbor Foods',
      madeOn: '2026-11-22',
      validUntil: '2027-02-20',
      revokedOn: null,
      parts: ['policies', 'training'],
      files: [
        { name: 'Proof pack.zip', size: 4, sha256: PACK_HASH },
        { name: 'summary.pdf', size: 7, sha256: SUMMARY_HASH },
      ],
      ...changes,
    },
  }),
});

const textFile = (text: string, name: string) => new File([text], name);

test('says whether a file is the pack, a file of it, or neither', async () => {
  const { screen, server } = await renderLearning(`/proof/${CODE.toLowerCase().replaceAll('-', ' ')}`, known());
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lark Bakery');
  await expect.poll(() => server.inputsOf('verifyProofPack')).toEqual([{ code: CODE }]);
  await expect.element(screen.getByText('This pack was created here and is valid')).toBeVisible();
  await expect.element(screen.getByText('Harbor Foods')).toBeVisible();
  await expect.element(screen.getByText('Feb 20, 2027')).toBeVisible();
  await expect.element(screen.getByText('Security policies, Security training')).toBeVisible();
  const choose = screen.getByLabelText('File to check');
  await choose.upload(textFile('pack', 'renamed.zip'));
  await expect.element(screen.getByText('This file matches')).toBeVisible();
  await expect
    .element(screen.getByText('renamed.zip is identical to Proof pack.zip as originally created.'))
    .toBeVisible();
  await expectAccessible();
  await choose.upload(textFile('summary', 'summary.pdf'));
  await expect
    .element(screen.getByText('summary.pdf is identical to summary.pdf as originally created.'))
    .toBeVisible();
  await choose.upload(textFile('pack with a word more', 'Proof pack.zip'));
  await expect.element(screen.getByText('This file doesn’t match')).toBeVisible();
  await expect.element(screen.getByText('This file matches')).not.toBeInTheDocument();
});

test('says plainly that a pack was revoked, or has expired', async () => {
  const revoked = await renderLearning(`/proof/${CODE}`, known({ state: 'revoked', revokedOn: '2026-12-01' }));
  await expect.element(revoked.screen.getByText('This pack was revoked')).toBeVisible();
  await expect
    .element(revoked.screen.getByText(/^Lark Bakery revoked it on Dec 1, 2026. Do not rely on it./))
    .toBeVisible();
  await closeLearning();
  const expired = await renderLearning(`/proof/${CODE}`, known({ state: 'expired' }));
  await expect.element(expired.screen.getByText('This pack has expired')).toBeVisible();
  await expect.element(expired.screen.getByText(/^It was valid until Feb 20, 2027./)).toBeVisible();
});

test('a code can be typed in, and an unknown one is said to be so', async () => {
  const { screen, address } = await renderLearning('/proof', {
    verifyProofPack: () => {
      throw new FakeFailure('NOT_FOUND');
    },
  });
  await screen.getByRole('textbox', { name: 'Pack code' }).fill('7K2M');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText(/^A code has 20 letters and digits/)).toBeVisible();
  await screen.getByRole('textbox', { name: 'Pack code' }).fill('7k2m9pqr 4wxy-8tvb-ic3d');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByRole('heading', { name: 'There is no pack with this code' })).toBeVisible();
  expect(address()).toBe(`/proof/${CODE}`);
  await expectAccessible();
});
