import { CircleCheck, Clock, UserPlus } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { ProgressRing } from '../../../ui/states/progress-ring.tsx';
import type { TraineeState } from '../team-filter.ts';
import type { TrainingData } from '../training-types.ts';
import { teamSummary as texts } from './team.texts.ts';

type TeamSummaryProps = {
  readonly data: TrainingData;
  readonly onAdd: () => void;
  readonly onShow: (state: TraineeState) => void;
};

/** How the team stands, in one glance: who is up to date, who needs a nudge, and how many seats are left. */
export function TeamSummary({ data: { traineesData }, onAdd, onShow }: TeamSummaryProps) {
  const { active, upToDate, overdue, seats, seatsUsed } = traineesData;
  const share = active === 0 ? 100 : (upToDate / active) * 100;
  return (
    <section
      aria-labelledby="team-state"
      className="mb-6 grid items-center gap-6 rounded-box border border-line bg-surface p-5 shadow-raised tablet:grid-cols-[auto_1fr] tablet:p-6 desktop:grid-cols-[auto_1fr_16rem]"
    >
      <div className="justify-self-center">
        <ProgressRing
          label={say(texts.upToDate)}
          value={share}
          valueLabel={say(texts.upToDateOfActive, { upToDate, active })}
          tone={overdue === 0 ? 'success' : 'accent'}
        >
          <span className="block text-2xl">{upToDate}</span>
          <span className="block font-normal text-ink-soft text-xs">{say(texts.ofActive, { active })}</span>
        </ProgressRing>
      </div>
      <div className="text-center tablet:text-start">
        <h2 id="team-state" className="font-semibold text-xl tracking-tight">
          {active === 0 ? say(texts.noOneIsIn) : say(texts.title, { upToDate, active })}
        </h2>
        {overdue > 0 ? (
          <p className="mt-1 text-ink-soft">
            <Clock aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline text-danger-ink" />
            {say(texts.needsNudge, { count: overdue })}
          </p>
        ) : (
          <p className="mt-1 text-ink-soft">
            <CircleCheck aria-hidden="true" size={16} className="-mt-0.5 me-1.5 inline text-success-ink" />
            {say(texts.nothingIsOverdue)}
          </p>
        )}
        <div className="mt-4 flex flex-wrap justify-center gap-3 tablet:justify-start">
          <Button icon={<UserPlus aria-hidden="true" size={18} />} onPress={onAdd}>
            {say(texts.addPeople)}
          </Button>
          {overdue > 0 && (
            <Button variant="secondary" onPress={() => onShow('overdue')}>
              {say(texts.showWhoIsOverdue)}
            </Button>
          )}
        </div>
      </div>
      <div className="tablet:col-span-2 desktop:col-span-1">
        <ProgressBar
          label={say(texts.seatsUsed)}
          value={seats === 0 ? 100 : (seatsUsed / seats) * 100}
          valueLabel={say(texts.seatsUsedOfSeats, { seatsUsed, seats })}
          tone={seatsUsed >= seats ? 'warning' : 'accent'}
        />
      </div>
    </section>
  );
}
