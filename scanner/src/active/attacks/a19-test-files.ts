import type { ServerLanguage } from '../../crawl/server-languages.ts';
import type { SentFile } from '../../forms/form-body.ts';
import { type Multiplication, multiplicationOf, showsNumber } from '../arithmetic.ts';
import { markerFor } from '../insertion-point.ts';

/** A file that a form is sent, and how it is known again. */
export type TestFile = SentFile & { readonly stem: string };

/** The language's script: its whole content prints a product and removes the file that it stands in. */
type Script = { readonly ending: string; readonly write: (expression: string) => string };

const SCRIPTS: Readonly<Record<ServerLanguage, Script>> = {
  PHP: { ending: 'php', write: (expression) => `<?php echo ${expression}; unlink(__FILE__);` },
  JSP: {
    ending: 'jsp',
    write: (expression) =>
      `<%= ${expression} %><% new java.io.File(application.getRealPath(request.getServletPath())).delete(); %>`,
  },
  'ASP.NET': {
    ending: 'aspx',
    write: (expression) =>
      `<%@ Page Language="C#" %><%= ${expression} %><% System.IO.File.Delete(Request.PhysicalPath); %>`,
  },
};

/** Forms for pictures often look at nothing but what the browser says that a file is. */
const PICTURE = /photo|picture|image|avatar|logo|foto|bild|img/i;

const typeFor = (field: string) => (PICTURE.test(field) ? 'image/png' : 'text/plain');

/**
 * A harmless text. Its name is the same in every scan of the place, so that the next scan's takes the place of one that nobody
 * removed; its content is of this scan.
 */
export function textFile(scanId: string, url: string, field: string): TestFile {
  const place = { url, parameter: field };
  const stem = markerFor('test file', place, 'name');
  const content = `Test file of a security scan of this website. It does nothing and can be deleted. ${markerFor(scanId, place, 'text')}`;
  return { stem, name: `${stem}.txt`, type: typeFor(field), content };
}

/** A script that multiplies two numbers and removes itself; nothing else. */
export function scriptFile(
  scanId: string,
  url: string,
  field: string,
  language: ServerLanguage,
): TestFile & { readonly multiplication: Multiplication } {
  const { ending, write } = SCRIPTS[language];
  const stem = markerFor(scanId, { url, parameter: field }, `script ${language}`);
  const multiplication = multiplicationOf(markerFor(scanId, { url, parameter: field }, `numbers ${language}`));
  return {
    ...{ stem, name: `${stem}.${ending}`, type: typeFor(field), multiplication },
    content: write(multiplication.expression),
  };
}

/** What a fetched script shows: whether it was run, or is there to be read. */
export function stateOfScript(text: string, { expression, product }: Multiplication): 'ran' | 'source' | 'neither' {
  if (text.includes(expression)) return 'source';
  return showsNumber(text, product) ? 'ran' : 'neither';
}
