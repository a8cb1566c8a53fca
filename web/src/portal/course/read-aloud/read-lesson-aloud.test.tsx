import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { LessonData } from '../lesson-body.tsx';
import ReadLessonAloud from './read-lesson-aloud.tsx';

const lesson: LessonData = {
  number: 1,
  title: 'Lock it',
  blocks: [
    { kind: 'text', text: [{ kind: 'paragraph', spans: [{ text: 'Lock your screen.' }] }] },
    { kind: 'picture', svg: '<svg></svg>', alternative: 'A locked screen.' },
  ],
};

const voice = (lang: string) =>
  ({ lang, localService: true, default: false, name: lang, voiceURI: lang }) as SpeechSynthesisVoice;

afterEach(() => vi.unstubAllGlobals());

test('a lesson is read aloud in its own language, to its end', async () => {
  const spoken: { text: string; lang?: string; onend?: () => void }[] = [];
  // The browser takes no voice that a test made up.
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.spyOn(window.speechSynthesis, 'speak').mockImplementation((one) => void spoken.push(one as never));
  vi.spyOn(window.speechSynthesis, 'cancel').mockImplementation(() => undefined);
  vi.spyOn(window.speechSynthesis, 'getVoices').mockReturnValue([voice('en-US'), voice('de-DE')]);
  const page = await render(<ReadLessonAloud lesson={lesson} textLanguage="de" />);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect.poll(() => spoken.map(({ text }) => text)).toEqual(['Lock it', 'Lock your screen.', 'A locked screen.']);
  expect(spoken[0]?.lang).toBe('de-DE');
  spoken.at(-1)?.onend?.();
  await expect.element(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
});

test('nothing is offered where the device has no voice for the language', async () => {
  vi.spyOn(window.speechSynthesis, 'getVoices').mockReturnValue([voice('en-US')]);
  const page = await render(<ReadLessonAloud lesson={lesson} textLanguage="es" />);
  expect(page.getByRole('button').elements()).toEqual([]);
});
