import type { FormEvent, ReactNode } from 'react';
import { say } from '../../portal/texts/say.ts';
import { UnsavedGuard } from '../../portal/unsaved-guard.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { detailsForm as texts } from './settings.texts.ts';

type DetailsFormProps = {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
  readonly hasChanges: boolean;
  readonly isValid: boolean;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onReset: () => void;
  /** Stands above the fields. */
  readonly notice?: ReactNode;
};

/** A card of fields with Save and Undo. */
export function DetailsForm(props: DetailsFormProps) {
  const { hasChanges, isValid, isBusy } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasChanges && isValid && !isBusy) props.onSave();
  };
  return (
    <form noValidate onSubmit={submit} className="max-w-2xl">
      <Card title={props.title} description={props.description}>
        {props.notice && <div className="mb-4">{props.notice}</div>}
        <div className="flex flex-col gap-4">{props.children}</div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy} isDisabled={!hasChanges || !isValid}>
            {say(texts.saveChanges)}
          </Button>
          <Button variant="quiet" onPress={props.onReset} isDisabled={!hasChanges || isBusy}>
            {say(texts.undo)}
          </Button>
        </div>
      </Card>
      <UnsavedGuard hasChanges={hasChanges && !isBusy} />
    </form>
  );
}
