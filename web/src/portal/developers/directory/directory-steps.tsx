import { Card } from '../../../ui/card.tsx';
import { say } from '../../texts/say.ts';
import { directorySteps as texts } from './directory.texts.ts';

const WAYS = [
  { title: texts.entra, steps: [texts.entraOne, texts.entraTwo, texts.entraThree, texts.entraFour, texts.entraFive] },
  { title: texts.okta, steps: [texts.oktaOne, texts.oktaTwo, texts.oktaThree, texts.oktaFour] },
] as const;

/** How to set up the two directories that most firms have, step by step. */
export function DirectorySteps() {
  return (
    <div className="grid gap-6 desktop:grid-cols-2">
      {WAYS.map(({ title, steps }) => (
        <Card key={say(title)} title={say(title)}>
          <ol className="flex list-decimal flex-col gap-2 ps-5">
            {steps.map((step) => (
              <li key={say(step)}>{say(step)}</li>
            ))}
          </ol>
        </Card>
      ))}
    </div>
  );
}
