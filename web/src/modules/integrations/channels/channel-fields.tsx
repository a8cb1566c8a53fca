import {
  type ChannelKind,
  DIGEST_RHYTHMS,
  LEAST_SEVERITIES,
  MAX_RECIPIENTS,
} from '@portal/domain/developers/endpoint-kinds.ts';
import { FIRM_EVENTS } from '@portal/domain/developers/webhook-events.ts';
import type { FieldErrors } from '../../../api/use-change.ts';
import { ChoiceList } from '../../../portal/developers/choice-list.tsx';
import { eventNames } from '../../../portal/developers/developers.texts.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Admin, ChannelDraft } from './channel-types.ts';
import { channelDialog as texts } from './channels.texts.ts';

type ChannelFieldsProps = {
  readonly kind: ChannelKind;
  readonly draft: ChannelDraft;
  readonly admins: readonly Admin[];
  readonly errors: FieldErrors;
  readonly onChange: (draft: ChannelDraft) => void;
};

/** What a channel is called and told of; of emails also how often and to whom. */
export function ChannelFields({ kind, draft, admins, errors, onChange }: ChannelFieldsProps) {
  return (
    <>
      <TextField
        label={say(texts.name)}
        value={draft.name}
        onChange={(name) => onChange({ ...draft, name })}
        maxLength={100}
        errorMessage={errors.name}
      />
      {kind === 'email' && (
        <>
          <RadioGroup
            label={say(texts.rhythm)}
            options={DIGEST_RHYTHMS.map((id) => ({ id, label: say(texts[id]) }))}
            value={draft.rhythm}
            onChange={(rhythm) => onChange({ ...draft, rhythm })}
          />
          <Recipients draft={draft} admins={admins} error={errors.recipients} onChange={onChange} />
        </>
      )}
      <Select
        label={say(texts.leastSeverity)}
        options={LEAST_SEVERITIES.map((id) => ({ id, label: say(texts[id]) }))}
        value={draft.leastSeverity}
        onChange={(leastSeverity) => onChange({ ...draft, leastSeverity })}
      />
      <ChoiceList
        label={say(texts.events)}
        options={FIRM_EVENTS}
        names={eventNames}
        chosen={draft.events}
        onChange={(events) => onChange({ ...draft, events })}
        errorMessage={errors.events}
      />
    </>
  );
}

type RecipientsProps = Pick<ChannelFieldsProps, 'draft' | 'admins' | 'onChange'> & {
  readonly error: string | undefined;
};

function Recipients({ draft, admins, error, onChange }: RecipientsProps) {
  const { recipients } = draft;
  const choose = (userId: string, isChosen: boolean) =>
    onChange({ ...draft, recipients: isChosen ? [...recipients, userId] : recipients.filter((one) => one !== userId) });
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{say(texts.recipients)}</legend>
      <div className="flex flex-col gap-2">
        {admins.map(({ userId, name, email }) => (
          <Checkbox
            key={userId}
            isSelected={recipients.includes(userId)}
            isDisabled={recipients.length >= MAX_RECIPIENTS && !recipients.includes(userId)}
            onChange={(isChosen) => choose(userId, isChosen)}
            description={email === name ? undefined : email}
          >
            {name}
          </Checkbox>
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className="mt-1.5 font-medium text-danger-ink text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
