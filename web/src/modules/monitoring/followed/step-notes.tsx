import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { StepText } from '../findings/fix-steps.tsx';
import type { FollowedFinding } from '../website-types.ts';

type Remedy = FollowedFinding['remedies'][number];

/** Below the steps for a platform: how to undo them, and how we know that they work. */
export function StepNotes({ remedy: { label, checked, wayBack } }: { readonly remedy: Remedy }) {
  if (checked === null && wayBack === null) return null;
  return (
    <dl className="mt-5 flex flex-col gap-3 border-line border-t pt-4 text-sm">
      {wayBack && (
        <div>
          <dt className="font-semibold">If something goes wrong</dt>
          <dd className="wrap-anywhere text-muted">
            <StepText step={wayBack} />
          </dd>
        </div>
      )}
      {checked && (
        <div>
          <dt className="font-semibold">How we checked this</dt>
          <dd className="text-muted">
            <Checked checked={checked} label={label} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Checked({ checked, label }: { readonly checked: NonNullable<Remedy['checked']>; readonly label: string }) {
  const { locale } = useBrand();
  if (checked.how === 'tried')
    return `The configuration lines were tried on ${checked.with} on ${formatDay(checked.on, locale)}: the problem was gone, and the rest of the site still worked. Lines that need your own certificate or program were checked only by the server’s parser.`;
  return (
    <>
      {checked.lines !== undefined &&
        `The PHP lines were tried on ${checked.lines.with} on ${formatDay(checked.lines.on, locale)}. `}
      We could not try the {checked.lines === undefined ? '' : 'other '}steps for {label} ourselves. {checked.why} If a
      screen looks different, see{' '}
      <TextLink href={checked.document.url} target="_blank" rel="noreferrer">
        {checked.document.title}
      </TextLink>
      .
    </>
  );
}
