import { say } from '../../../portal/texts/say.ts';
import { GoLink } from '../go-link.tsx';
import { recallAddress } from '../learn-address.ts';
import { recallWish as texts } from './recall.texts.ts';

/** Leads to this week's questions while some are not answered. */
export function RecallWaiting({ token, count }: { readonly token: string; readonly count: number }) {
  if (count === 0) return null;
  return (
    <section
      aria-labelledby="recall-waiting"
      className="mt-4 flex flex-wrap items-center justify-between gap-4 rounded-box border border-line bg-surface p-5"
    >
      <div>
        <h2 id="recall-waiting" className="font-semibold">
          {say(texts.waiting, { count })}
        </h2>
        <p className="text-ink-soft text-sm">{say(texts.minute)}</p>
      </div>
      <GoLink button={{ variant: 'secondary' }} href={recallAddress(token)}>
        {say(texts.answer, { count })}
      </GoLink>
    </section>
  );
}
