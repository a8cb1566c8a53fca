import { roleNames } from '@portal/domain/training/role-names.texts.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { TableFile } from '../reports/table-file.tsx';
import type { TrainingReport } from '../training-types.ts';
import { roleCompletion as texts } from './roles.texts.ts';

/** On phones, as many of the latest months. */
const ON_PHONES = 3;
const LATEST = 6;

/** What of each month's courses is done, for everyone and by role: what customers and insurers ask for. */
export function RoleCompletion({ roles }: { readonly roles: TrainingReport['roles'] }) {
  const { locale } = useBrand();
  const months = roles[0]?.months ?? [];
  const begun = months.findIndex(({ due }) => due > 0);
  if (begun === -1) return null;
  const from = Math.min(begun, Math.max(0, months.length - LATEST));
  const shown = months.slice(from);
  const cellClass = (index: number) => (index < shown.length - ON_PHONES ? 'max-tablet:hidden' : '');
  const nameOf = (month: string) =>
    new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
  return (
    <Card
      title={say(texts.title)}
      description={say(texts.description)}
      aside={<TableFile table="roles" title={say(texts.title)} />}
    >
      <table aria-label={say(texts.title)} className="w-full text-start text-sm">
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th className="py-2 text-start font-medium">{say(texts.role)}</th>
            {shown.map(({ month }, index) => (
              <th key={month} scope="col" className={`py-2 ps-2 text-end font-medium ${cellClass(index)}`}>
                {nameOf(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {roles.map(({ role, people, months: all }) => (
            <tr key={role ?? 'everyone'} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2.5 text-start font-normal">
                {role === null ? say(texts.everyone) : say(roleNames[role])}
                <span className="block text-ink-soft text-xs">{say(texts.people, { count: people })}</span>
              </th>
              {all.slice(from).map((one, index) => (
                <td key={one.month} className={`py-2.5 ps-2 text-end ${cellClass(index)}`}>
                  <Share {...one} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type ShareProps = { readonly due: number; readonly completed: number };

function Share({ due, completed }: ShareProps) {
  const isBehind = completed < due;
  return (
    <>
      <span aria-hidden="true" className={isBehind ? 'text-warning-ink' : due === 0 ? 'text-ink-soft' : undefined}>
        {due === 0 ? '–' : say(texts.completedOfDue, { completed, due })}
      </span>
      <span className="sr-only">
        {due === 0 ? say(texts.nothingDue) : say(texts.completedOfDueInWords, { completed, due })}
      </span>
    </>
  );
}
