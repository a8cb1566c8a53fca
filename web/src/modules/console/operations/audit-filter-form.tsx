import type { CalendarDate } from '@internationalized/date';
import { type FormEvent, useState } from 'react';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import { activityChoices } from '../../../portal/modules/activity-words.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { ListAddress } from '../use-list-address.ts';
import { auditFilterForm as texts } from './operations.texts.ts';

type AuditFilter = {
  readonly organisation: string;
  readonly person: string;
  readonly action: string;
  readonly from?: string;
  readonly to?: string;
};

const ANY = 'any';

/** The filter as the address has it; a day that is invalid is left out. */
export function readAuditFilter(address: ListAddress): AuditFilter {
  const [from, to] = ['from', 'to'].map((name) => parseIsoDate(address.text(name))?.toString());
  return {
    organisation: address.text('organisation').slice(0, 200),
    person: address.text('person').slice(0, 254),
    action: address.text('action').slice(0, 60),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}

type AuditFilterFormProps = {
  readonly filter: AuditFilter;
  readonly onFilter: (values: Readonly<Record<string, string>>) => void;
};

/** Asks what entries of the log are looked for. */
export function AuditFilterForm({ filter, onFilter }: AuditFilterFormProps) {
  const [fields, setFields] = useState({
    organisation: filter.organisation,
    person: filter.person,
    action: filter.action || ANY,
  });
  const [from, setFrom] = useState(() => parseIsoDate(filter.from));
  const [to, setTo] = useState(() => parseIsoDate(filter.to));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter({
      organisation: fields.organisation.trim(),
      person: fields.person.trim(),
      action: fields.action === ANY ? '' : fields.action,
      from: from?.toString() ?? '',
      to: to?.toString() ?? '',
    });
  };
  return (
    <search>
      <form onSubmit={submit} className="mb-6 grid items-start gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
        <TextField
          label={say(texts.organization)}
          value={fields.organisation}
          onChange={(organisation) => setFields({ ...fields, organisation })}
          maxLength={200}
        />
        <TextField
          label={say(texts.thePersonsEmailAddress)}
          autoComplete="off"
          value={fields.person}
          onChange={(person) => setFields({ ...fields, person })}
          maxLength={254}
        />
        <Select
          label={say(texts.whatWasDone)}
          options={[{ id: ANY, label: say(texts.anything) }, ...activityChoices()]}
          value={fields.action}
          onChange={(action) => setFields({ ...fields, action })}
        />
        <DatePicker<CalendarDate> label={say(texts.firstDay)} value={from} onChange={setFrom} />
        <DatePicker<CalendarDate> label={say(texts.lastDay)} value={to} onChange={setTo} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large">
            {say(texts.show)}
          </Button>
          <Button
            variant="secondary"
            size="large"
            onPress={() => onFilter({ organisation: '', person: '', action: '', from: '', to: '' })}
          >
            {say(texts.clear)}
          </Button>
        </div>
      </form>
    </search>
  );
}
