import { LifeBuoy } from 'lucide-react';
import { openSupportDialog } from '../../portal/support-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** People to ask. */
export function HelpCard() {
  return (
    <Card
      title="Need a hand?"
      icon={<LifeBuoy size={20} />}
      footer={
        <Button variant="soft" onPress={openSupportDialog}>
          Contact Support
        </Button>
      }
    >
      <p className="text-ink-soft">Not sure what a result means, or who can fix it? Ask us.</p>
    </Card>
  );
}
