import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { ReportedElement } from '../maturity-types.ts';
import { ElementRow } from './element-row.tsx';
import { reportedElements as texts } from './report.texts.ts';

/** Shown at first: more than one works on in a year, and little enough to read. */
const FIRST_SHOWN = 8;

/** A sentence that comes so often is not read any more. */
const TOO_OFTEN = 3;

/** Every element from the weakest on, with what the portal has seen and what to do next. */
export function ReportedElements({ elements }: { readonly elements: readonly ReportedElement[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const answered = elements.filter(({ level, doesNotApply }) => level !== null || doesNotApply);
  const open = elements.length - answered.length;
  const shown = showsAll ? elements : answered.slice(0, FIRST_SHOWN);
  const hidden = elements.length - shown.length;
  const firstToDo = elements.find(({ next }) => next !== null);
  const usual = usualClaim(elements);
  return (
    <Card title={say(texts.title)} description={say(texts.description)}>
      <ul className="divide-y divide-line">
        {shown.map((element) => (
          <li key={element.elementPath} className="py-5 first:pt-1 last:pb-0">
            <ElementRow
              element={element}
              isOpenAtFirst={element === firstToDo}
              hidesEvidence={usual !== null && element.evidence?.text === usual}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div className="mt-5" data-print="hidden">
          <Button variant="soft" onPress={() => setShowsAll(true)}>
            {open > 0 ? say(texts.showOthersOpen, { count: hidden, open }) : say(texts.showOthers, { count: hidden })}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** What is said of most elements that the portal knows nothing of; once above the list is enough. */
function usualClaim(elements: readonly ReportedElement[]): string | null {
  const times = new Map<string, number>();
  for (const { evidence } of elements) {
    if (evidence?.verdict === 'claimed') times.set(evidence.text, (times.get(evidence.text) ?? 0) + 1);
  }
  const [text, most = 0] = [...times].toSorted(([, one], [, other]) => other - one)[0] ?? [null];
  return most >= TOO_OFTEN ? text : null;
}
