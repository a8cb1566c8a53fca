import { describe, expect, test } from 'vitest';
import { readHtml } from '../html/read-html.ts';
import { isDeniedForm } from './denied-form.ts';
import { fillForm, freshTokens } from './fill-form.ts';
import { formBody } from './form-body.ts';
import { purposeOf } from './form-purpose.ts';
import { formKey } from './sent-form.ts';

const PAGE = 'https://shop.example/page';
function formIn(html: string) {
  const [form] = readHtml(html, PAGE).forms;
  if (form === undefined) throw new Error('no form');
  return form;
}
const post = (inputs: string, attributes = 'action="/send"') =>
  formIn(`<form method="post" ${attributes}>${inputs}</form>`);

describe('a form is filled by the type and name of its fields', () => {
  test.each([
    ['<input name="email">', 'visitor@example.com'],
    ['<input name="x" type="email">', 'visitor@example.com'],
    ['<input name="amount" type="number">', '1'],
    ['<input name="amount" type="number" min="5">', '5'],
    ['<input name="day" type="date">', '2024-01-01'],
    ['<input name="phone">', '5550100'],
    ['<input name="plz">', '12345'],
    ['<input name="site" type="url">', 'https://example.com/'],
    ['<input name="colour" type="color">', '#336699'],
    ['<input name="word" value="kept">', 'kept'],
    ['<textarea name="text">as it was</textarea>', 'as it was'],
    ['<textarea name="text"></textarea>', 'test'],
    ['<select name="size"><option value=""><option value="s">S<option value="m">M</select>', 's'],
    ['<select name="size"><option value="s">S<option value="m" selected>M</select>', 'm'],
    ['<select name="size"><option>Small</option></select>', 'Small'],
    ['<input type="radio" name="way" value="a"><input type="radio" name="way" value="b" checked>', 'b'],
    ['<input type="checkbox" name="terms" required>', 'on'],
    ['<button name="go" value="1">Go</button>', '1'],
  ])('%s: %s', (input, value) => {
    expect(fillForm(post(input), PAGE).fields.map((field) => field.value)).toEqual([value]);
  });

  test.each([
    '<input type="checkbox" name="more">',
    '<input type="reset" name="r" value="Reset">',
    '<input name="off" disabled>',
    '<input value="no name">',
  ])('%s is not sent', (input) => {
    expect(fillForm(post(input), PAGE).fields).toEqual([]);
  });
});

test.each<[string, string]>([
  ['<input name="user"><input type="password" name="pw">', 'login'],
  [
    '<input name="user"><input name="email"><input type="password" name="pw"><input type="password" name="pw2">',
    'registration',
  ],
  ['<input type="email" name="email">', 'newsletter'],
  ['<input name="who"><input type="email" name="email"><textarea name="message"></textarea>', 'contact'],
  ['<input name="card_number"><input name="cvv">', 'payment'],
  ['<input name="word"><img src="/captcha.png">', 'captcha'],
  ['<input name="word"><div class="h-captcha"></div>', 'captcha'],
  ['<input name="q">', 'search'],
  ['<input name="entry"><textarea name="text"></textarea>', 'entry'],
  ['<textarea name="xml_document"></textarea>', 'other'],
])('%s is for: %s', (inputs, purpose) => {
  expect(purposeOf(post(inputs))).toBe(purpose);
});

test.each([
  ['<input name="why"><button>Delete my account</button>', 'action="/account"', true],
  ['<input name="why"><input type="submit" value="Konto löschen">', 'action="/account"', true],
  ['<button>Buy now</button>', 'action="/cart"', true],
  ['<input name="a">', 'action="/user/delete"', true],
  ['<input name="a"><button formaction="/entry/remove">Go</button>', 'action="/entry"', true],
  ['<input type="password" name="old"><input type="password" name="new"><button>Save</button>', 'action="/me"', true],
  ['<input type="password" name="a"><input type="password" name="b"><button>Save</button>', 'action="/me"', true],
  ['<input name="a"><button>Save</button><button>Cancel</button>', 'action="/entry"', false],
  ['<input name="a"><button type="reset">Reset</button><button>Send</button>', 'action="/entry"', false],
  ['<input name="user"><input type="password" name="pw"><button>Sign in</button>', 'action="/enter"', false],
])('%s (%s) is never sent: %s', (inputs, attributes, isDenied) => {
  expect(isDeniedForm(post(inputs, attributes))).toBe(isDenied);
});

test('tokens are taken from the page as it is now', () => {
  const html = (token: string) => `<input type="hidden" name="csrf_token" value="${token}"><input name="entry">`;
  const form = fillForm(post(html('first')), PAGE);
  expect(form.fields).toEqual([
    { name: 'csrf_token', type: 'hidden', value: '', isToken: true },
    { name: 'entry', type: 'text', value: 'test', isToken: false },
  ]);
  const now = readHtml(`<form method="post" action="/send">${html('second')}</form>`, PAGE).forms;
  expect(freshTokens(form, now)).toEqual(new Map([['csrf_token', 'second']]));
  expect(freshTokens(form, [])).toBeNull();
});

test('a hidden field with a long made-up value is a token too, and one with a plain value is none', () => {
  const form = fillForm(
    post('<input type="hidden" name="k" value="a94f3e07b1c24d55"><input type="hidden" name="step" value="2">'),
    PAGE,
  );
  expect(form.fields.map(({ isToken }) => isToken)).toEqual([true, false]);
});

test('a form is written as a browser does', () => {
  const fields = [
    { name: 'a b', type: 'text', value: 'x&y' },
    { name: 'picture', type: 'file', value: '' },
  ];
  expect(formBody('urlencoded', fields)).toEqual({
    contentType: 'application/x-www-form-urlencoded',
    body: 'a+b=x%26y',
  });
  const { contentType, body } = formBody('multipart', fields);
  const boundary = contentType.split('boundary=')[1] ?? '';
  expect(body.split(`--${boundary}`).length).toBe(4);
  expect(body).toContain('name="a b"\r\n\r\nx&y\r\n');
  expect(body).toContain('name="picture"; filename=""');
});

test('the same form for another thing is the same form', () => {
  const key = (action: string) => formKey({ action, fields: [{ name: 'b' }, { name: 'a' }] });
  expect(key('https://a.example/entry/1?id=1')).toBe(key('https://a.example/entry/2?id=9'));
  expect(key('https://a.example/entry')).not.toBe(key('https://a.example/other'));
});
