import { expect, test } from 'vitest';
import { openScorm12, timespan } from './scorm-12.ts';
import { findScormApi } from './scorm-api.ts';

/** A system that keeps what it is given; `first` is what it kept before. */
function system(first: Readonly<Record<string, string>> = {}) {
  const values: Record<string, string> = { ...first };
  const said: string[] = [];
  const api = {
    LMSInitialize: () => 'true',
    LMSGetValue: (element: string) => values[element] ?? '',
    LMSSetValue(element: string, value: string) {
      values[element] = value;
      said.push(`${element}=${value}`);
      return 'true';
    },
    LMSCommit: () => 'true',
    LMSFinish: () => said.push('finished') > 0,
    LMSGetLastError: () => 0,
  };
  return { api, values, said };
}

/** A window; a top window is its own parent. */
function windowWith(parts: { API?: unknown; parent?: unknown; opener?: unknown }): Window {
  const own: Record<string, unknown> = { opener: null, ...parts };
  own.parent ??= own;
  return own as unknown as Window;
}

const TRY = { answers: [], outOf: 8 };
const status = 'cmi.core.lesson_status';

test('the API is found around the page and around its opener, and windows of other sites are none', () => {
  const { api } = system();
  const top = windowWith({ API: api });
  expect(findScormApi(windowWith({ parent: windowWith({ parent: top }) }))).not.toBeNull();
  expect(findScormApi(windowWith({ opener: windowWith({ parent: top }) }))).not.toBeNull();
  expect(findScormApi(windowWith({}))).toBeNull();
  const foreign = new Proxy(windowWith({}), {
    get(target, name) {
      if (name === 'API') throw new DOMException('Blocked', 'SecurityError');
      return name === 'parent' ? foreign : Reflect.get(target, name);
    },
  });
  expect(findScormApi(windowWith({ parent: foreign }))).toBeNull();
});

test('a try that fails is kept, one that passes is final, and the time is told once', async () => {
  const { api, values, said } = system({ [status]: 'not attempted' });
  let now = 0;
  const learning = openScorm12(windowWith({ API: api }), () => now);
  expect(values[status]).toBe('incomplete');
  learning?.endTry({ ...TRY, right: 5, isPassed: false });
  expect(values).toMatchObject({ [status]: 'failed', 'cmi.core.score.raw': '63', 'cmi.core.exit': 'suspend' });
  learning?.endTry({ ...TRY, right: 7, isPassed: true });
  expect(values).toMatchObject({ [status]: 'passed', 'cmi.core.score.raw': '88', 'cmi.core.exit': '' });
  learning?.endTry({ ...TRY, right: 0, isPassed: false });
  expect(values).toMatchObject({ [status]: 'passed', 'cmi.core.score.raw': '88' });
  now = 61_230;
  await learning?.finish();
  await learning?.finish();
  expect(values['cmi.core.session_time']).toBe('0000:01:01.23');
  expect(said.filter((one) => one === 'finished')).toHaveLength(1);
});

test('who only looks through changes neither status nor score', () => {
  const { api, values } = system({ [status]: 'not attempted', 'cmi.core.lesson_mode': 'browse' });
  openScorm12(windowWith({ API: api }))?.endTry({ ...TRY, right: 8, isPassed: true });
  expect(values[status]).toBe('not attempted');
  expect(values['cmi.core.score.raw']).toBeUndefined();
});

test.each([
  [0, '0000:00:00.00'],
  [59_999, '0000:00:59.99'],
  [3_600_000 * 12 + 61_000, '0012:01:01.00'],
])('%i milliseconds are %s', (milliseconds, text) => {
  expect(timespan(milliseconds)).toBe(text);
});
