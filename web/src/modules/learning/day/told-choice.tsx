import { say } from '../../../portal/texts/say.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import type { DayWalk } from '../learn-types.ts';
import { dayPage as texts } from './day.texts.ts';
import { verdictLooks } from './day-looks.ts';
import { VerdictLine } from './verdict-line.tsx';

type ToldChoiceProps = { readonly lang: string | undefined; readonly told: DayWalk['taken'][number] };

/** What was chosen, how wise it was, and what came of it. */
export function ToldChoice({ lang, told: { choices, chosen, verdict, because } }: ToldChoiceProps) {
  return (
    <>
      <p className="text-ink-soft text-sm">{say(texts.youChose)}</p>
      <p lang={lang} className="mb-4 font-medium text-lg">
        {choices[chosen]}
      </p>
      <div className={joinClasses('rounded-box border p-4 tablet:p-5', verdictLooks[verdict].box)}>
        <VerdictLine verdict={verdict} />
        <p lang={lang} className="mt-2 text-lg">
          {because}
        </p>
      </div>
    </>
  );
}
