import { say } from '../../portal/texts/say.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { plansLoading as texts } from './plans.texts.ts';

/** The outline of three plan cards. */
export function PlansLoading() {
  return (
    <div role="status" aria-busy="true">
      <p className="mb-4 text-ink-soft">{say(texts.loadingYourPlan)}</p>
      <div className="grid gap-5 tablet:grid-cols-2 desktop:grid-cols-3">
        {['first', 'second', 'third'].map((name) => (
          <div key={name} className="flex flex-col gap-5 rounded-box border border-line bg-surface p-6">
            <Skeleton shape="title" />
            <Skeleton count={4} />
            <Skeleton shape="button" />
          </div>
        ))}
      </div>
    </div>
  );
}
