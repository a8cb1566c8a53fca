import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { StepText } from '../findings/fix-steps.tsx';
import type { FollowedFinding } from '../website-types.ts';
import { stepNotes as texts } from './followed.texts.ts';

type Remedy = FollowedFinding['remedies'][number];

/** Below the steps for a platform: how to undo them, and how we know that they work. */
export function StepNotes({ remedy: { label, checked, wayBack } }: { readonly remedy: Remedy }) {
  if (checked === null && wayBack === null) return null;
  return (
    <dl className="mt-5 flex flex-col gap-3 border-line border-t pt-4 text-sm">
      {wayBack && (
        <div>
          <dt className="font-semibold">{say(texts.ifSomethingGoesWrong)}</dt>
          <dd className="wrap-anywhere text-muted">
            <StepText step={wayBack} />
          </dd>
        </div>
      )}
      {checked && (
        <div>
          <dt className="font-semibold">{say(texts.howWeCheckedThis)}</dt>
          <dd className="text-muted">
            <Checked checked={checked} label={label} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Checked({ checked, label }: { readonly checked: NonNullable<Remedy['checked']>; readonly label: string }) {
  if (checked.how === 'tried')
    return say(texts.theConfigurationLinesWere, { server: checked.with, day: formatDay(checked.on, say.locale) });
  const { lines } = checked;
  return (
    <>
      {lines !== undefined &&
        `${say(texts.phpLinesWere, { server: lines.with, day: formatDay(lines.on, say.locale) })} `}
      <span>
        {say.parts(lines === undefined ? texts.notTried : texts.othersNotTried, {
          label,
          why: checked.why,
          title: checked.document.title,
          link: (words) => (
            <TextLink key="link" href={checked.document.url} target="_blank" rel="noreferrer">
              {words}
            </TextLink>
          ),
        })}
      </span>
    </>
  );
}
