import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

/** The user's password. */
export function PasswordCard() {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Card
      title="Password"
      description="Change it if someone else may know it. You stay signed in here and are signed out everywhere else."
      icon={<KeyRound size={20} />}
    >
      <Button variant="secondary" onPress={() => setIsChanging(true)}>
        Change password
      </Button>
      {isChanging && <ChangePasswordDialog onClose={() => setIsChanging(false)} />}
    </Card>
  );
}
