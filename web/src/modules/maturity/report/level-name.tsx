import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { say } from '../../../portal/texts/say.ts';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import type { Assessment } from '../maturity-types.ts';
import { levelName as texts } from './report.texts.ts';

type LevelNameProps = { readonly level: number; readonly info: Assessment['levelInfo'] };

/** The level's name; what it means comes in a tooltip, and where nothing can hover, by a press. */
export function LevelName({ level, info: { levelName, description } }: LevelNameProps) {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  return (
    <>
      <Tooltip text={description} placement="bottom" isDisabled={isShown}>
        <Button
          aria-expanded={isShown}
          aria-controls={id}
          onPress={() => setIsShown(!isShown)}
          className="mt-1 -ms-1 inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-inner px-1 font-semibold text-accent-ink text-lg"
        >
          {say(texts.levelAndName, { level, name: levelName })}
          <Info aria-hidden="true" size={18} />
        </Button>
      </Tooltip>
      <p id={id} className={isShown ? 'text-ink-soft' : 'hidden'}>
        {description}
      </p>
    </>
  );
}
