import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import StoryReader from './story-reader.tsx';
import type { StoryData } from './story-types.ts';
import '../../../styles/theme.css';

const story: StoryData = {
  textLanguage: 'en',
  title: 'The flour',
  people: [
    { id: 'rosa', name: 'Rosa', role: 'Owns a bakery' },
    { id: 'kim', name: 'Kim', role: 'Security contact' },
  ],
  pictures: [
    {
      place: 'bakery',
      people: [{ who: 'rosa', at: 'left', does: 'reads', mood: 'calm' }],
      screen: { kind: 'mail', title: 'Your flour', lines: ['From: mill@…', 'Pay today!'], wrong: 2 },
      caption: 'An email about flour.',
      alternative: 'Rosa reads in the bakery.',
    },
    {
      place: 'bakery',
      people: [{ who: 'rosa', at: 'left', does: 'phones', mood: 'worried' }],
      says: { who: 'stranger', text: 'Pay now.' },
      caption: 'She calls the number in it.',
      alternative: 'Rosa on the phone.',
    },
    {
      place: 'office',
      people: [{ who: 'kim', at: 'right', does: 'types', mood: 'happy' }],
      says: { who: 'kim', text: 'Good that you asked.' },
      caption: 'Kim knows what to do.',
      alternative: 'Kim at a computer.',
    },
  ],
};

type Rendered = Awaited<ReturnType<typeof render>>;
let screen: Rendered | undefined;
const show = async (data: StoryData = story) => {
  screen = await render(<StoryReader story={data} keptAs="flour 1" after={<a href="#lesson">First lesson</a>} />);
  return screen;
};

beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.restoreAllMocks();
  await screen?.unmount();
  localStorage.clear();
});

test('people are introduced, pictures follow by buttons, and the lessons come after the last', async () => {
  const page = await show();
  await expect.element(page.getByRole('region', { name: 'The people in the story' })).toBeVisible();
  await expect.element(page.getByText('Owns a bakery')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect.element(page.getByRole('img', { name: 'Rosa reads in the bakery.' })).toBeVisible();
  await expect.element(page.getByText('An email about flour.')).toBeVisible();
  await expect.element(page.getByText('Picture 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('Picture 3 of 3')).toBeVisible();
  expect(page.getByRole('button', { name: 'Next' }).elements()).toEqual([]);
  await expect.element(page.getByRole('link', { name: 'First lesson' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.element(page.getByRole('button', { name: 'Begin' })).toBeVisible();
});

test('who does not see a picture is told what a screen says, what gives it away, and who speaks', async () => {
  const page = await show();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect
    .element(page.getByText('On the screen: Your flour. From: mill@…. Pay today! (this gives it away)'))
    .toBeInTheDocument();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('A stranger: “Pay now.”')).toBeInTheDocument();
});

test('arrow keys turn the pages, and the place is kept over a reload', async () => {
  const first = await show();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
  await expect.element(first.getByText('She calls the number in it.')).toBeVisible();
  await first.unmount();
  const again = await show();
  await expect.element(again.getByText('She calls the number in it.')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(again.getByText('An email about flour.')).toBeVisible();
});

test('on paper all pictures stand one below the other, with what is said', async () => {
  const page = await show();
  window.dispatchEvent(new Event('beforeprint'));
  expect(page.getByRole('img').elements().length).toBe(3);
  await expect.element(page.getByText('Kim: “Good that you asked.”')).toBeVisible();
  window.dispatchEvent(new Event('afterprint'));
  await expect.element(page.getByRole('button', { name: 'Begin' })).toBeVisible();
});

test('a story that is not translated says so', async () => {
  const page = await show({ ...story, textLanguage: 'de' });
  await expect.element(page.getByText(/has not been translated yet/)).toBeVisible();
});

const voice = (lang: string, localService: boolean) =>
  ({ lang, localService, default: false, name: lang, voiceURI: lang }) as SpeechSynthesisVoice;

test('without a voice of the device for the language nothing is read aloud', async () => {
  vi.spyOn(window.speechSynthesis, 'getVoices').mockReturnValue([voice('en-US', false), voice('de-DE', true)]);
  const page = await show();
  await expect.element(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Read aloud' }).elements()).toEqual([]);
});

test('the device’s voice reads picture after picture until it is stopped', async () => {
  vi.spyOn(window.speechSynthesis, 'getVoices').mockReturnValue([]);
  const spoken: SpeechSynthesisUtterance[] = [];
  // A voice of a test is none of the browser's.
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      onend: (() => void) | null = null;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.spyOn(window.speechSynthesis, 'speak').mockImplementation((one) => void spoken.push(one));
  const cancel = vi.spyOn(window.speechSynthesis, 'cancel').mockImplementation(() => undefined);
  vi.spyOn(window.speechSynthesis, 'getVoices').mockReturnValue([voice('en-US', true)]);
  const page = await show();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect
    .poll(() => spoken.map(({ text }) => text))
    .toEqual(['She calls the number in it.', 'A stranger: “Pay now.”']);
  spoken.at(-1)?.onend?.(new Event('end') as SpeechSynthesisEvent);
  await expect.element(page.getByText('Picture 3 of 3')).toBeVisible();
  await expect.poll(() => spoken.at(-1)?.text).toBe('Kim: “Good that you asked.”');
  await page.getByRole('button', { name: 'Stop reading' }).click();
  expect(cancel).toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  vi.unstubAllGlobals();
});
