import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { passwordCard as texts } from './security.texts.ts';

/** The user's password. */
export function PasswordCard() {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Card title={say(texts.title)} description={say(texts.description)} icon={<KeyRound size={20} />}>
      <Button variant="secondary" onPress={() => setIsChanging(true)}>
        {say(texts.changePassword)}
      </Button>
      {isChanging && <ChangePasswordDialog onClose={() => setIsChanging(false)} />}
    </Card>
  );
}
