import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Exchange } from '../../guard/exchange.ts';
import type { ActiveCheck } from '../active-check.ts';
import { multiplicationOf, showsNumber } from '../arithmetic.ts';
import { bodyWithout, type Probe } from '../probe.ts';

type Attempt = { readonly exchange: Exchange; readonly product: string };

/** The marks of Twig, Jinja and Nunjucks; FreeMarker, Smarty and Java; Pug and Ruby; ERB and EJS; Razor. Each is plain text to the others. */
export const templates = (word: string, expression: string) =>
  `${word}{{${expression}}}${word}\${${expression}}${word}#{${expression}}${word}<%= ${expression} %>${word}@(${expression})`;

/**
 * One value for programs that run it as their own text. Bare, it is a multiplication in PHP, Perl, JavaScript and Python,
 * but nothing that a mere calculator accepts; within either kind of quotation marks it prints the product in PHP.
 */
const code = (expression: string) => `${expression}//1#'.print(${expression}).'".print(${expression})."\n`;

/** The same within the quotation marks of languages that join texts by a plus, such as JavaScript. */
const joined = (expression: string) => `'+(${expression})+'"+(${expression})+"`;

/** A09: what stands in a parameter is carried out as a template or as a program. Ours multiplies two numbers. */
export const checkEvaluation: ActiveCheck = async (probe) => {
  const template = await twice(probe, askTemplate, 'template');
  const found =
    template ??
    (await twice(probe, askCode(code), 'code')) ??
    (probe.isThorough ? await twice(probe, askCode(joined), 'joined') : null);
  if (found === null) return null;
  const { exchange, product } = found;
  const { url, parameter } = probe.point;
  return (report) =>
    report('A09', template === null ? 'code-evaluates-input' : 'template-evaluates-input', {
      url: exchange.url,
      exchange,
      place: 'path',
      subject: parameter,
      facts: { path: new URL(url).pathname, parameter },
      proof: product,
      note: noted('evaluation', { product, parameter }),
    });
};

type Asker = (probe: Probe, ask: Probe['send'], round: string) => Promise<Attempt | null>;

async function twice(probe: Probe, asker: Asker, round: string): Promise<Attempt | null> {
  const first = await asker(probe, probe.once, `${round}-1`);
  return first === null ? null : asker(probe, probe.confirm, `${round}-2`);
}

const askTemplate: Asker = async (probe, ask, round) => {
  // A template that holds the value shows its plain words.
  if (!probe.marked.body.toString('utf8').includes(probe.marker)) return null;
  const word = probe.markerFor(round);
  const { expression, product } = multiplicationOf(word);
  const exchange = await ask(templates(word, expression));
  if (exchange === null) return null;
  // FreeMarker writes large numbers in groups of three, after the manner of its country.
  const grouped = product.replace(/\B(?=(?:\d{3})+$)/g, "[.,'’\\s]?");
  const proof = new RegExp(`${word}[$#@]?(${grouped})(?!\\d)`).exec(exchange.body.toString('utf8'))?.[1];
  return proof === undefined ? null : { exchange, product: proof };
};

const askCode =
  (write: (expression: string) => string): Asker =>
  async (probe, ask, round) => {
    const { expression, product } = multiplicationOf(probe.markerFor(round));
    const sent = write(expression);
    const exchange = await ask(sent);
    return exchange !== null && showsNumber(bodyWithout(exchange, sent), product) ? { exchange, product } : null;
  };
