import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { ReportedElement } from '../maturity-types.ts';
import { ElementRow } from './element-row.tsx';

/** Shown at first: more than one works on in a year, and little enough to read. */
const FIRST_SHOWN = 8;

/** Every element from the weakest on, with what the portal has seen and what to do next. */
export function ReportedElements({ elements }: { readonly elements: readonly ReportedElement[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const answered = elements.filter(({ level }) => level !== null);
  const open = elements.length - answered.length;
  const shown = showsAll ? elements : answered.slice(0, FIRST_SHOWN);
  const hidden = elements.length - shown.length;
  return (
    <Card title="From the weakest on" description="Begin at the top: the weakest point decides how safe you are.">
      <ul className="divide-y divide-line">
        {shown.map((element, index) => (
          <li key={element.elementPath} className="py-5 first:pt-1 last:pb-0">
            <ElementRow element={element} isOpenAtFirst={index === 0} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div className="mt-5" data-print="hidden">
          <Button variant="soft" onPress={() => setShowsAll(true)}>
            Show the other {hidden}
            {open > 0 ? ` (${open} not answered)` : ''}
          </Button>
        </div>
      )}
    </Card>
  );
}
