import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { cannedAnswersMenu as texts } from './help-requests.texts.ts';

type CannedAnswersMenuProps = { readonly onChoose: (text: string) => void };

/** Puts a text that was written before into the answer; nothing while there are none. */
export function CannedAnswersMenu({ onChoose }: CannedAnswersMenuProps) {
  const answers = useCallQuery('listCannedAnswers', {}).data?.data ?? [];
  if (answers.length === 0) return null;
  return (
    <Menu
      label={say(texts.cannedAnswers)}
      trigger={
        <Button variant="soft" size="small">
          {say(texts.insertACannedAnswer)}
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
