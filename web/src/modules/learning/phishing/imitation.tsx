import type { Phrase } from '@portal/domain/texts/texts.ts';
import { type HTMLInputTypeAttribute, type KeyboardEvent, useEffect, useId } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import type { Imitated } from './look-types.ts';
import { imitation as texts } from './phishing.texts.ts';

type Field = { readonly label: Phrase; readonly type?: HTMLInputTypeAttribute; readonly isShort?: true };
type Look = {
  readonly title: Phrase;
  readonly lead: Phrase;
  readonly fields: readonly Field[];
  readonly press: Phrase;
};

const LOOKS: Readonly<Record<Imitated, Look>> = {
  'sign-in': {
    title: texts.signIn,
    lead: texts.signInLead,
    fields: [{ label: texts.email }, { label: texts.password, type: 'password' }],
    press: texts.signIn,
  },
  consent: { title: texts.consent, lead: texts.consentLead, fields: [], press: texts.accept },
  code: { title: texts.code, lead: texts.codeLead, fields: [{ label: texts.codeField }], press: texts.next },
  payment: {
    title: texts.payment,
    lead: texts.paymentLead,
    fields: [
      { label: texts.card },
      { label: texts.expiry, isShort: true },
      { label: texts.security, type: 'password', isShort: true },
    ],
    press: texts.pay,
  },
};

type ImitationProps = {
  readonly page: Imitated;
  /** The button, or Enter. */
  readonly onFurther: () => void;
  /** Somebody who declines has decided well. */
  readonly onLeave: () => void;
};

/**
 * Looks like what scammers show, without any brand. What is typed stays in fields that have no name, belong to no form and that
 * nothing reads; they are gone with the page.
 */
export function Imitation({ page, onFurther, onLeave }: ImitationProps) {
  const { title, lead, fields, press } = LOOKS[page];
  useEffect(() => {
    document.title = say(title);
  }, [title]);
  return (
    <div className="m-auto w-full max-w-sm rounded-box border border-line bg-surface p-8 shadow-raised">
      <h1 className="font-semibold text-2xl tracking-tight">{say(title)}</h1>
      <p className="mt-2 mb-5 text-ink-soft">{say(lead)}</p>
      {page === 'consent' && <Permissions />}
      <div className="flex flex-wrap gap-4">
        {fields.map((field) => (
          <UnreadField key={say(field.label)} field={field} onEnter={onFurther} />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {page === 'consent' && (
          <PlainButton variant="secondary" onPress={onLeave}>
            {say(texts.cancel)}
          </PlainButton>
        )}
        <PlainButton onPress={onFurther}>{say(press)}</PlainButton>
      </div>
    </div>
  );
}

function Permissions() {
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5">
      {[texts.readMail, texts.sendMail, texts.stay].map((one) => (
        <li key={say(one)}>{say(one)}</li>
      ))}
    </ul>
  );
}

type UnreadFieldProps = { readonly field: Field; readonly onEnter: () => void };

/** A field whose value nothing reads: no name, no state, no suggestion, no spell check that would send it away. */
function UnreadField({ field: { label, type = 'text', isShort }, onEnter }: UnreadFieldProps) {
  const id = useId();
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') onEnter();
  };
  return (
    <div className={isShort ? 'min-w-24 flex-1' : 'w-full'}>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {say(label)}
      </label>
      <input
        id={id}
        type={type}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        onKeyDown={press}
        className="min-h-11 w-full rounded-box border border-line-strong bg-surface px-3 text-base text-ink"
      />
    </div>
  );
}
