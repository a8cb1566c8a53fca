import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { useStaffMay } from '../use-staff-may.ts';
import { savingsCard as texts } from './marketplace.texts.ts';
import type { ConsoleMarketplace } from './marketplace-console-types.ts';

type Savings = ConsoleMarketplace['savings'];

/** Name under which the form is kept when a session ends in its midst. */
const SAVINGS_FORM = 'marketplace-savings';

/** What the page says that people save, and what of it customers see. */
export function SavingsCard({ savings }: { readonly savings: Savings }) {
  const mayChange = useStaffMay('offer.change');
  const [isEditing, setEditing] = useState(useHasKeptForm(SAVINGS_FORM));
  return (
    <Card
      title={say(texts.title)}
      aside={
        mayChange && (
          <Button size="small" variant="secondary" onPress={() => setEditing(true)}>
            {say(texts.change)}
          </Button>
        )
      }
    >
      <p>{inWords(savings)}</p>
      {isEditing && <SavingsDialog savings={savings} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function SavingsDialog({ savings, onClose }: { readonly savings: Savings; readonly onClose: () => void }) {
  const { errors, save } = useSave('readConsoleMarketplace');
  const { fields, change } = useKeptFields(SAVINGS_FORM, null, () => ({ text: savings.text }));
  const { text } = fields;
  const conflict = useConflict({
    kind: 'savingsText',
    listed: savings,
    findNewer: async () => (await callApi('readConsoleMarketplace', {})).data.savings,
    onTakeOver: (newer) => change({ text: newer.text }),
  });
  return (
    <FormDialog
      title={say(texts.title)}
      size="small"
      submitLabel={say(texts.save)}
      isReady={!conflict.isOpen}
      hasChanges={text !== savings.text}
      onSubmit={() =>
        save(
          () => callApi('saveSavingsText', { text, version: conflict.version }),
          say(texts.theSavingsTextWas),
          conflict.tell,
        )
      }
      onClose={onClose}
    >
      {conflict.banner}
      <TextField
        label={say(texts.textOptional)}
        description={say(texts.description)}
        value={text}
        onChange={(next) => change({ text: next })}
        maxLength={60}
        errorMessage={errors.text}
      />
    </FormDialog>
  );
}

function inWords({ text, shown }: Savings): string {
  if (text.trim() === '') return say(texts.thePagePromisesNo);
  if (shown === null) return say(texts.textIsNotShown, { text });
  if (shown !== text) return say(texts.youWroteTextCustomers, { text, shown });
  return say(texts.customersSeeShown, { shown });
}
