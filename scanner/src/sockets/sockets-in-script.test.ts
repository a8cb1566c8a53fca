import { expect, test } from 'vitest';
import { socketsInScript } from './sockets-in-script.ts';

/** As scripts write it within a text. */
const HOST = '$'.concat('{location.host}');

test.each([
  ['new WebSocket("wss://push.example.net/v1?token=a")', ['wss://push.example.net/v1?token=a']],
  ["s = new window.WebSocket ( 'ws://shop.example/old', ['chat'])", ['ws://shop.example/old']],
  ['new WebSocket("/live")', ['wss://shop.example/live']],
  [`new WebSocket(\`wss://${HOST}/ws\`)`, ['wss://shop.example/ws']],
  ['new WebSocket("ws://"+location.host+"/ws")', ['ws://shop.example/ws']],
  [
    'new WebSocket((location.protocol === "https:" ? "wss://" : "ws://") + window.location.host + "/chat")',
    ['wss://shop.example/chat'],
  ],
  ['const at = "wss://a.example/1";\nlet s = new WebSocket(at);', ['wss://a.example/1']],
  ['const config = {url: "/feed"}; new WebSocket(config.url, "x")', ['wss://shop.example/feed']],
  [`const at = \`wss://${HOST}\`;new WebSocket(at)`, ['wss://shop.example/']],
  ['new WebSocket(address)', []],
  ['const xat = "wss://a.example/1"; new WebSocket(at)', []],
  ['if (at == "wss://a.example/1") new WebSocket(at)', []],
  ['// new WebSocket("ws://old.example/")\nnew WebSocket("wss://a.example/")', ['wss://a.example/']],
  ['new WebSocket("ws://localhost:35729/livereload")', []],
  ['new WebSocket("ws://"+location.hostname+":8080")', []],
  ['new WebSocket("data:text/plain,x"); var url = "wss://docs.example/"', []],
])('%s', (script, expected) => {
  expect(socketsInScript(script, 'https://shop.example/page')).toEqual(expected);
});
