import { escaped } from '../answers.ts';
import { parsedXml as trustingParser } from '../flawed-forms.ts';
import { parsedXml as carefulParser } from '../sound-forms.ts';
import { type ReachPair, reachPage } from './reach-pair.ts';

const ASKING = `<script>
  function ask(number) {
    const question = '<?xml version="1.0"?><stockQuestion><article>' + number + '</article></stockQuestion>';
    fetch('/stock/question', { method: 'POST', body: question });
  }
</script>`;

/** What only a page's script would send. */
export const SENT_BY_SCRIPTS: readonly ReachPair[] = [
  {
    ...{ checkId: 'A15', class: 'XML entities', variant: 'xml-reads-files', place: 'xml', path: '/stock/question' },
    ...{ parameter: 'the XML body', level: 'normal', context: 'XML that a script sends, in elements of its own' },
    pages: (side) => ({
      '/stock-page': reachPage('Stock', ASKING),
      '/stock/question': (_, __, { method, body }) => {
        if (method !== 'POST' || !/<stockQuestion>[\s\S]*<article>/.test(body)) return { status: 400, body: '' };
        const article = side === 'flawed' ? trustingParser(body) : carefulParser(body);
        return { type: 'text/html', body: `<p>There is no article ${escaped(article)}.</p>` };
      },
    }),
  },
];
