import { useCallQuery } from '../../../api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';

type CannedAnswersMenuProps = { readonly onChoose: (text: string) => void };

/** Puts a text that was written before into the answer; nothing while there are none. */
export function CannedAnswersMenu({ onChoose }: CannedAnswersMenuProps) {
  const answers = useCallQuery('listCannedAnswers', {}).data?.data ?? [];
  if (answers.length === 0) return null;
  return (
    <Menu
      label="Canned answers"
      trigger={
        <Button variant="soft" size="small">
          Insert a canned answer
        </Button>
      }
      groups={[answers.map(({ cannedAnswerId, title }) => ({ id: cannedAnswerId, label: title }))]}
      onAction={(id) => {
        const chosen = answers.find(({ cannedAnswerId }) => cannedAnswerId === id);
        if (chosen) onChoose(chosen.text);
      }}
    />
  );
}
