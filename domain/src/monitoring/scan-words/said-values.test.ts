import { expect, test } from 'vitest';
import { compileText } from '../../texts/compile-text.ts';
import { createSay } from '../../texts/say.ts';
import { domSources } from './dom-sources.texts.ts';
import { englishProblem, englishProblems, recordProblem } from './record-problems.ts';
import { withSaidValues } from './said-values.ts';

const sayMarked = createSay({ locale: 'de-DE', find: ({ id, text }) => compileText(id, `⟦${text}⟧`) });

test('several ways around a policy are told one by one, and what is not ours stays', () => {
  const ways = [
    englishProblem(recordProblem('cspInline', { directive: 'script-src' })),
    englishProblem(recordProblem('cspNoObjectSource')),
    'img-src: Something that only a later version knows',
  ];
  const said = withSaidValues(sayMarked, { host: 'shop.example', problems: englishProblems(ways) });
  expect(said).toEqual({ host: 'shop.example', problems: `⟦${ways[0]}⟧; ⟦${ways[1]}⟧; ${ways[2]}` });
});

test('what scripts read is named in the reader’s language, and a parameter keeps its name', () => {
  for (const { text } of Object.values(domSources)) {
    const stored = text.replace('{name}', 'q (1)');
    expect(withSaidValues(sayMarked, { parameter: stored })).toEqual({ parameter: `⟦${stored}⟧` });
  }
  expect(withSaidValues(sayMarked, { parameter: 'the name', count: 2 })).toEqual({ parameter: 'the name', count: 2 });
});
