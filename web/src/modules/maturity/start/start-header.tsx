import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { IntroLinks } from '../../../portal/intro-links.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import type { MaturitySet } from '../maturity-types.ts';
import { startHeader as texts } from './start.texts.ts';

type StartHeaderProps = { readonly set: MaturitySet; readonly onOpenIntro: () => void };

/** "Cyber Maturity" with its tag, what it is, and what an element is (spec part 2, section 2). */
export function StartHeader({ set, onOpenIntro }: StartHeaderProps) {
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="font-semibold text-2xl tracking-tight tablet:text-4xl">{say(texts.cyberMaturity)}</h1>
        {set.isBeta && <Badge tone="accent">{say(texts.beta)}</Badge>}
      </div>
      <p className="mt-3 text-ink-soft leading-relaxed">{set.intro.explanation}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        <p className="text-ink-soft">
          {say.parts(texts.questions, {
            count: set.elements.length,
            element: (words) => (
              <AreasPopover key="element" areas={set.areas}>
                {words}
              </AreasPopover>
            ),
          })}
        </p>
        <IntroLinks onOpenIntro={onOpenIntro} />
      </div>
    </header>
  );
}

type AreasPopoverProps = { readonly areas: MaturitySet['areas']; readonly children: ReactNode };

/** Words that open what the three Security Areas are about. */
function AreasPopover({ areas, children }: AreasPopoverProps) {
  return (
    <Popover
      label={say(texts.securityAreas)}
      trigger={
        <Button className="inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-inner font-medium text-accent-ink underline decoration-accent-mid decoration-dotted underline-offset-4">
          {children}
          <Info aria-hidden="true" size={15} />
        </Button>
      }
    >
      <p className="mb-2 font-semibold">{say(texts.securityAreas)}</p>
      <dl className="flex flex-col gap-2.5">
        {areas.map(({ elementCategory, name, summary }) => (
          <div key={elementCategory}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-soft">{summary}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
