import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SecurityNewsCard } from './security-news-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { YouTab } from './you-tab.tsx';

/** The user's details, second factor and sessions. */
export function YourDetails() {
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <YouTab />
      <PasswordCard />
      <SecondFactorCard />
      <SessionsCard />
      <SecurityNewsCard />
    </div>
  );
}
