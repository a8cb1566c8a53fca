import { expect, test } from 'vitest';
import { postsInScript } from './script-posts.ts';

const BASE = 'https://a.example/app/';
const read = (text: string) =>
  postsInScript(text, BASE).map(({ url, as, values }) => [url.slice(17), as, Object.keys(values).join()]);

test.each<[string, [string, string, string][]]>([
  [
    `fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ user: u.value, "pass": p, remember }) })`,
    [['/api/login', 'json', 'user,pass,remember']],
  ],
  [`fetch("send", {method:"post", body: new URLSearchParams({ a: 1, b: f(x, y) })})`, [['/app/send', 'form', 'a,b']]],
  [
    `axios.post('/api/order', { item: { id: 3, size: 'm' }, count: 2 }).then(go)`,
    [['/api/order', 'json', 'item,count']],
  ],
  ['$.post("/vote", { id: id, stars: 5 }, done)', [['/vote', 'form', 'id,stars']]],
  [`r.open('POST', '/soap'); r.setRequestHeader('content-type', 'text/xml'); r.send('<a/>')`, [['/soap', 'xml', '']]],
  [`x.open("POST", "/j"); x.send(JSON.stringify({q: 1}))`, [['/j', 'json', 'q']]],
  [`fetch('/api/list')`, []],
  [`fetch('/api/list', { method: 'GET' }); other({ method: 'POST' })`, []],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the script's own template
  ['fetch(`/api/${id}`, { method: "POST" })', []],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('a value that is written out is told, and one that is reckoned is not', () => {
  const [post] = postsInScript(
    `fetch('/a', { method: 'POST', body: JSON.stringify({ item: 'lamp', "count": 2, total: 2 * price, who: me.name }) })`,
    BASE,
  );
  expect(post?.values).toEqual({ item: 'lamp', count: '2', total: null, who: null });
});

test.each([
  [`fetch('/x', { method: 'POST', body: '<a><b>7</b></a>' })`, '<a><b>7</b></a>'],
  [`const xml = '<a><b>' + item.id + "</b></a>"; fetch('/x', { method: 'POST', body: xml })`, '<a><b>1</b></a>'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the script's own template
  ['r.open("POST", "/x"); r.send(`<?xml version="1.0"?><a>${id}</a>`)', '<?xml version="1.0"?><a>1</a>'],
  [`fetch('/x', { method: 'POST', body: '<b>' + text })`, undefined],
  [`fetch('/x', { method: 'POST', body: JSON.stringify({ note: '<b>x</b>' }) })`, undefined],
])('the document of %s', (text, document) => {
  expect(postsInScript(text, BASE).map((post) => post.document)).toEqual([document]);
});
