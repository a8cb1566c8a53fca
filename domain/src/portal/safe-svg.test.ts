import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSvg } from './safe-svg.ts';
import { SVG_ELEMENTS } from './svg-elements.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"${attributes}>${inner}</svg>`;
const isFine = (text: string) => 'svg' in checkSvg(text);

test.each([
  svg('<rect width="120" height="40" fill="#0a0"/>'),
  svg('<style>.a{fill:#123456}.b{fill:url(#g)}</style><path class="a" d="M0 0h1"/>'),
  svg(
    '<defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs><rect fill="url(#g)" style="opacity:.5"/>',
  ),
  svg('<title>Müller &amp; Søn &#8211; 株</title><text>a &lt; b</text>'),
  svg('<use xlink:href="#a"/><use href="#b"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
  svg('<!-- made by hand --><g><g/></g>'),
])('%s is a picture', (text) => {
  expect(checkSvg(text)).toEqual({ svg: text });
});

test('what stands before the picture is left out', () => {
  const picture = svg('<g/>');
  const prolog =
    '\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n';
  expect(checkSvg(`${prolog}${picture}\n`)).toEqual({ svg: picture });
});

describe('what is more than a picture is refused:', () => {
  test.each([
    svg('<script>alert(1)</script>'),
    svg('<script href="https://evil.example/x.js"/>'),
    svg('<g onload="alert(1)"/>'),
    svg('<g ONCLICK="alert(1)"/>'),
    svg('', ' onload="alert(1)"'),
    svg('<foreignObject><iframe/></foreignObject>'),
    svg('<a href="javascript:alert(1)"><g/></a>'),
    svg('<image href="https://evil.example/x.png"/>'),
    svg('<image href="file:///etc/passwd"/>'),
    svg('<feImage href="https://evil.example/x.png"/>'),
    svg('<use href="https://evil.example/x.svg#a"/>'),
    svg('<use href="data:image/svg+xml;base64,AAAA#a"/>'),
    svg('<use xlink:href="//evil.example/x.svg#a"/>'),
    svg('<set attributeName="href" to="javascript:alert(1)"/>'),
    svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
    svg('<rect fill="url(https://evil.example/x)"/>'),
    svg('<rect fill="&#117;rl(https://evil.example/x)"/>'),
    svg('<rect style="background:u\\72l(https://evil.example/x)"/>'),
    svg('<style>@import "https://evil.example/x.css";</style>'),
    svg('<style>@font-face{src:url(https://evil.example/x)}</style>'),
    svg('<style>*{background:image-set("https://evil.example/x" 1x)}</style>'),
    svg('<style><![CDATA[*{}]]></style>'),
    svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'),
    svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'),
    svg('<?php echo 1 ?>'),
    svg('<text>&xxe;</text>'),
    `<!DOCTYPE svg [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>${svg('<text>&xxe;</text>')}`,
    `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('')}`,
    `<?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`,
  ])('%s', (text) => {
    expect(isFine(text)).toBe(false);
  });
});

test.each([
  '',
  'not an image',
  '<svg',
  '<svg/>',
  '<html xmlns="http://www.w3.org/2000/svg"></html>',
  svg('<g>'),
  svg('</g>'),
  svg('<g></rect>'),
  `${svg('')}${svg('')}`,
  `${svg('')}text`,
  svg('<rect fill=red/>'),
  svg('<rect fill="a" fill="b"/>'),
  svg('<rect fill="<"/>'),
  svg('<use href="#a"/>'.repeat(21)),
  svg('<g>'.repeat(200) + '</g>'.repeat(200)),
])('%s is no picture', (text) => {
  expect(isFine(text)).toBe(false);
});

test('no text makes the check fail or take for ever, and what passes has nothing that acts', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<',
      '>',
      '/',
      '<!--',
      '-->',
      '<g',
      ' x="',
      '"',
      "'",
      '&',
      '&#x',
      ';',
      '<script>',
      ' onload="x"',
      'href="',
      'url(',
      ']]>',
      '<!DOCTYPE ',
    ),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const answer = checkSvg(svg(parts.join('')));
      if ('svg' in answer) {
        // Neither values nor texts can hold a "<", so what is left of it begins an element.
        expect(answer.svg.replaceAll(/<!--.*?-->/gs, '')).not.toMatch(/<script|<!DOCTYPE|<!ENTITY|<foreign/i);
      }
    }),
    { numRuns: 500 },
  );
});

test('elements outside of the list never pass', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z][a-zA-Z]{0,12}$/), (name) => {
      fc.pre(!SVG_ELEMENTS.has(name));
      expect(isFine(svg(`<${name}/>`))).toBe(false);
    }),
  );
});
