import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useConflict } from '../use-conflict.tsx';
import { useIsOwner } from '../use-is-owner.ts';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import type { ConsoleMarketplace } from './marketplace-console-types.ts';

type Savings = ConsoleMarketplace['savings'];

/** Name under which the form is kept when a session ends in its midst. */
const SAVINGS_FORM = 'marketplace-savings';

/** What the page says that people save, and what of it customers see. */
export function SavingsCard({ savings }: { readonly savings: Savings }) {
  const isOwner = useIsOwner();
  const [isEditing, setEditing] = useState(useHasKeptForm(SAVINGS_FORM));
  return (
    <Card
      title="Savings text"
      aside={
        isOwner && (
          <Button size="small" variant="secondary" onPress={() => setEditing(true)}>
            Change
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
    what: 'savings text',
    listed: savings,
    findNewer: async () => (await callApi('readConsoleMarketplace', {})).data.savings,
    onTakeOver: (newer) => change({ text: newer.text }),
  });
  return (
    <FormDialog
      title="Savings text"
      size="small"
      submitLabel="Save"
      isReady={!conflict.isOpen}
      hasChanges={text !== savings.text}
      onSubmit={() =>
        save(
          () => callApi('saveSavingsText', { text, version: conflict.version }),
          'The savings text was changed.',
          conflict.tell,
        )
      }
      onClose={onClose}
    >
      {conflict.banner}
      <TextField
        label="Text (optional)"
        description="Such as “up to 66%”. Customers see it while an offer saves that much; if the best one saves less, its number is shown instead."
        value={text}
        onChange={(next) => change({ text: next })}
        maxLength={60}
        errorMessage={errors.text}
      />
    </FormDialog>
  );
}

function inWords({ text, shown }: Savings): string {
  if (text.trim() === '') return 'The page promises no savings.';
  if (shown === null) return `“${text}” is not shown: no offer takes a percentage off a price right now.`;
  if (shown !== text) return `You wrote “${text}”. Customers see “${shown}”, because no offer saves more.`;
  return `Customers see “${shown}”.`;
}
